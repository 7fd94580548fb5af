/** A page of the law: sections of text, and for storage a table. */
export type LegalView = {
  title: string
  intro: string
  sections: { title: string; text: string }[]
  table: { columns: [string, string, string]; rows: { name: string; purpose: string; kept: string }[]; note: string } | null
  sample: { title: string; text: string }
}

export const LEGAL_PAGES = ['privacy', 'terms', 'cookies'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
