import { createContext, use } from 'react'
import type { CompanyContacts } from '#contract/company.ts'
import type { MenuColumn } from '#contract/home.ts'

/** What every page knows of the site, the same for every visitor of a language host. */
export type SiteData = {
  menu: readonly MenuColumn[]
  company: CompanyContacts
  /** The company's logo, and what dark pages show of it; null: its name stands there. */
  logo: { src: string; dark: string; width: number; height: number } | null
  /** Origin of the English site, from which the addresses of the languages are made. */
  siteOrigin: string
  /** `host`: each language has its host; `cookie`: one host, as on a bare IP address (R2.4). */
  languageHosts: 'host' | 'cookie'
  /** Set up for advertisers, who hear of enquiries where the visitor agrees; `pixel`: number of Meta's picture. Null: none. */
  ads: { pixel: string | null } | null
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
