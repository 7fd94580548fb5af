import type { CompanyIdentity } from '#apps/site/company/company-identity.ts'

/** A page of the law: sections of text, and for storage a table. */
export type LegalView = {
  title: string
  intro: string
  /** `identity`: who the company is by law, where the section names it. */
  sections: { title: string; text: string; identity: CompanyIdentity | null }[]
  table: { columns: [string, string, string]; rows: { name: string; purpose: string; kept: string }[]; note: string } | null
  sample: { title: string; text: string } | null
}

export const LEGAL_PAGES = ['privacy', 'terms', 'cookies'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
