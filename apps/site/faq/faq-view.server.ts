import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { FaqView } from './faq-view.ts'
import { QUESTIONS, type QuestionSubject } from './questions.server.ts'

/** The questions of some subjects in the reader's language. `title`: the heading, where the usual one does not fit. */
export function faqView(t: SiteTranslator, subjects: readonly QuestionSubject[], title: string = t('faq.title')): FaqView {
  const names = subjects.flatMap((subject) => [...QUESTIONS[subject]])
  return { title, entries: names.map((name) => ({ question: t(`${name}Question`), answer: t(`${name}Answer`) })) }
}

/** Questions about the purchase: price and terms, payment, shipping. */
export function purchaseFaq(t: SiteTranslator): FaqView {
  return faqView(t, ['price', 'payment', 'shipping', 'electricShipping'])
}

/** Questions after the sale. */
export function serviceFaq(t: SiteTranslator): FaqView {
  return faqView(t, ['service'], t('faq.serviceTitle'))
}

/** Questions about the club. */
export function clubFaq(t: SiteTranslator): FaqView {
  return faqView(t, ['club'], t('faq.clubTitle'))
}
