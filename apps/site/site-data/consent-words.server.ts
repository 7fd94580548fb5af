import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { ConsentWords } from './consent-words.ts'

/** What is said of advertisers, where the site has any: with the facts of the site, so that the pages of others do not carry it. */
export function consentWords(t: SiteContext['t']): ConsentWords {
  return {
    title: t('consent.title'),
    text: t('consent.text'),
    more: t('consent.more'),
    agree: t('consent.agree'),
    refuse: t('consent.refuse'),
    undecided: t('consent.undecided'),
    agreed: t('consent.agreed'),
    refused: t('consent.refused'),
  }
}
