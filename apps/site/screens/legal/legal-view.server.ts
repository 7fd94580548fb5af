import type { Company } from '#contract/company.ts'
import { STORED } from '#contract/stored.ts'
import type { SettingsInForce } from '#core/domain/setting/index.ts'
import { sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import { companyIdentity } from '#apps/site/company/company-identity.server.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { LEGAL_PAGES, type LegalPage, type LegalView } from './legal-view.ts'

const PRIVACY = ['who', 'collect', 'use', 'share', 'keep', 'rights'] as const
const TERMS = ['offer', 'price', 'pay', 'fact', 'use'] as const

/** The page of an address; null for any other. */
export function legalPageOf(pathname: string): LegalPage | null {
  return LEGAL_PAGES.find((page) => pathname.replace(/\/+$/, '') === `/${page}`) ?? null
}

/** A page of the law in words. `company` answers for it. */
export function legalView(t: SiteTranslator, page: LegalPage, company: SettingsInForce<'company'>): LegalView {
  return {
    title: t(`shell.${page}`),
    intro: t(`legal.${page}.intro`),
    sections: sectionsOf(t, page, company.value),
    table: tableOf(t, page),
    sample: sampleCompanyNote(t, company.isSample),
  }
}

function sectionsOf(t: SiteTranslator, page: LegalPage, company: Company): LegalView['sections'] {
  if (page === 'terms') return TERMS.map((name) => ({ title: t(`legal.terms.${name}Title`), text: t(`legal.terms.${name}Text`), identity: null }))
  if (page === 'cookies') return []
  return PRIVACY.map((name) => ({
    title: t(`legal.privacy.${name}Title`),
    text: name === 'who' ? t('legal.privacy.whoText', { company: company.name }) : t(`legal.privacy.${name}Text`),
    identity: name === 'who' ? companyIdentity(t, company) : null,
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
