import type { LandedView } from '#apps/site/landed-price/landed-view.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { FaqView } from './faq-view.ts'

/**
 * The questions beside a price at the visitor's port: what the price holds is answered with what stands there, unless staff have written an answer
 * of their own.
 */
export function faqAtPort(t: SiteTranslator, faq: FaqView, price: Pick<LandedView, 'title' | 'cif'> | null): FaqView {
  if (price === null || price.cif === null) return faq
  const answer = t('faq.priceAnswerAt', { title: price.title })
  return { ...faq, entries: faq.entries.map((entry) => (entry.answer === t('faq.priceAnswer') ? { ...entry, answer } : entry)) }
}
