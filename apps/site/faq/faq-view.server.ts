import type { FaqTopic } from '#contract/content-values.ts'
import { readFaq } from '#core/domain/faq/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { FaqView } from './faq-view.ts'

type Site = Pick<SiteContext, 'ctx' | 't'>

/** The questions of some topics in the reader's language. `title`: the heading, where the usual one does not fit. */
export async function faqView({ ctx, t }: Site, topics: readonly FaqTopic[], title: string = t('faq.title')): Promise<FaqView> {
  return { title, entries: await readFaq({ ctx, input: { topics } }) }
}

/** Questions about the purchase: price and terms, payment, shipping. */
export function purchaseFaq(site: Site): Promise<FaqView> {
  return faqView(site, ['purchase'])
}

/** Questions after the sale. */
export function serviceFaq(site: Site): Promise<FaqView> {
  return faqView(site, ['service'], site.t('faq.serviceTitle'))
}

/** Questions about the club. */
export function clubFaq(site: Site): Promise<FaqView> {
  return faqView(site, ['club'], site.t('faq.clubTitle'))
}

/** Questions of dealers. */
export function dealerFaq(site: Site): Promise<FaqView> {
  return faqView(site, ['dealer'], site.t('dealer.faqTitle'))
}
