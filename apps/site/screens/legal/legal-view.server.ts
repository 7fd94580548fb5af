import { MEMBER_DEVICE_COOKIE } from '#contract/known-device.ts'
import { sampleCompanyNote } from '#apps/site/content/claims.server.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { LEGAL_PAGES, type LegalPage, type LegalView } from './legal-view.ts'

const PRIVACY = ['who', 'collect', 'use', 'share', 'keep', 'rights'] as const
const TERMS = ['offer', 'price', 'pay', 'fact', 'use'] as const

/** What the site keeps on a device: the name it has there, the key of its purpose, how long. */
const STORED = [
  ['locale', 'locale', 'year'],
  ['token', 'token', 'untilOut'],
  [MEMBER_DEVICE_COOKIE, 'device', 'halfYear'],
  ['mobile', 'mobile', 'untilOut'],
  ['userInfo', 'userInfo', 'untilYou'],
  ['favoriteData', 'favoriteData', 'untilYou'],
  ['favoriteAccount', 'account', 'untilOut'],
  ['consent', 'consent', 'year'],
  ['attribution', 'attribution', 'ninety'],
  ['enquiryDraft', 'draft', 'untilTab'],
  ['visits, reloadedAt', 'technical', 'untilTab'],
  ['IndexedDB', 'queue', 'untilSent'],
] as const

/** The page of an address; null for any other. */
export function legalPageOf(pathname: string): LegalPage | null {
  return LEGAL_PAGES.find((page) => pathname.replace(/\/+$/, '') === `/${page}`) ?? null
}

/** A page of the law in words. `company`: the name that answers for it. */
export function legalView(t: SiteTranslator, page: LegalPage, company: string): LegalView {
  return {
    title: t(`shell.${page}`),
    intro: t(`legal.${page}.intro`),
    sections: sectionsOf(t, page, company),
    table: tableOf(t, page),
    sample: sampleCompanyNote(t),
  }
}

function sectionsOf(t: SiteTranslator, page: LegalPage, company: string): LegalView['sections'] {
  if (page === 'terms') return TERMS.map((name) => ({ title: t(`legal.terms.${name}Title`), text: t(`legal.terms.${name}Text`) }))
  if (page === 'cookies') return []
  return PRIVACY.map((name) => ({
    title: t(`legal.privacy.${name}Title`),
    text: name === 'who' ? t('legal.privacy.whoText', { company }) : t(`legal.privacy.${name}Text`),
  }))
}

function tableOf(t: SiteTranslator, page: LegalPage): LegalView['table'] {
  if (page !== 'cookies') return null
  return {
    columns: [t('legal.cookies.name'), t('legal.cookies.purpose'), t('legal.cookies.kept')],
    rows: STORED.map(([name, purpose, kept]) => ({ name, purpose: t(`legal.cookies.${purpose}`), kept: t(`legal.cookies.${kept}`) })),
    note: t('legal.cookies.clear'),
  }
}
