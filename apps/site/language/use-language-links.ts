import { useLocation, useMatches } from 'react-router'
import { languageLinks, pageLanguages, type LanguageLink } from './language-links.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** The page that is shown in every listed language, with the destination that prices speak of, which a host cannot see of another; where a language has not got it, the link leads to what its loader names instead. */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search } = useLocation()
  const own = pageLanguages(useMatches().at(-1)?.loaderData)
  const site = useSiteData()
  return languageLinks(site, withDestination(`${pathname}${search}`, site.destination?.code ?? null), own)
}

function withDestination(path: string, code: string | null): string {
  const url = new URL(path, 'http://site')
  if (code !== null) url.searchParams.set(DESTINATION_NAME, code)
  return `${url.pathname}${url.search}`
}
