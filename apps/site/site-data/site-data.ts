import { createContext, use } from 'react'
import type { CompanyContacts } from '#contract/company.ts'
import type { LegalText } from '#contract/content-values.ts'
import type { FooterColumn } from '#contract/frame-values.ts'
import type { MenuColumn } from '#contract/home.ts'
import type { ConsentWords } from './consent-words.ts'
import type { DestinationView } from '#apps/site/landed-price/landed-view.ts'

/** What every page knows of the site, the same for every visitor of a language host. */
export type SiteData = {
  menu: readonly MenuColumn[]
  /** What desktop pages end with: columns, and the links of one of them, in this language. */
  footer: { columns: readonly FooterColumn[]; links: readonly { href: string; label: string }[] }
  company: CompanyContacts
  /** The company's logo, and what dark pages show of it; null: its name stands there. */
  logo: { src: string; dark: string; width: number; height: number } | null
  /** What the company says above every page in this language at this time; null: the product's own line, on desktop alone. */
  banner: string | null
  /** What many look for, in this language. */
  searchWords: readonly string[]
  /** Pages of the law that have words in this language; only these are linked. */
  legalPages: readonly LegalText[]
  /** Origin of the English site, from which the addresses of the languages are made. */
  siteOrigin: string
  /** `host`: each language has its host; `cookie`: one host, as on a bare IP address (R2.4). */
  languageHosts: 'host' | 'cookie'
  /** Where prices go to, as the address or the visitor named it; null: nowhere. */
  destination: DestinationView | null
  /** Set up for advertisers, who hear of enquiries where the visitor agrees; `pixel`: number of Meta's picture. Null: none. */
  ads: { pixel: string | null; words: ConsentWords } | null
  /** Of the rendering, for the line of rights; a browser's own clock could differ. */
  year: number
}

export const SiteDataContext = createContext<SiteData | null>(null)

/** Facts of the site, for anything inside the shell, whose route reads them once. */
export function useSiteData(): SiteData {
  const data = use(SiteDataContext)
  if (!data) throw new Error('Outside of the shell')
  return data
}
