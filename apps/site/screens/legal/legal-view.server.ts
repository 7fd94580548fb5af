import { STORED } from '#contract/stored.ts'
import { sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { LEGAL_PAGES, type LegalPage, type LegalView } from './legal-view.ts'

const PRIVACY = ['who', 'collect', 'use', 'share', 'keep', 'rights'] as const
const TERMS = ['offer', 'price', 'pay', 'fact', 'use'] as const

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
    rows: Object.entries(STORED).map(([name, { place, purpose, kept }]) => ({
      name: place === 'database' ? `${name} (IndexedDB)` : name,
      purpose: t(`legal.cookies.${purpose}`),
      kept: t(`legal.cookies.${kept}`),
    })),
    note: t('legal.cookies.clear'),
  }
}
