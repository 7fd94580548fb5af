import { useLocation, useMatches } from 'react-router'
import { languageLinks, pageLanguages, type LanguageLink } from './language-links.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** The page that is shown in every listed language; where a language has not got it, the link leads to what its loader names instead. */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search } = useLocation()
  const own = pageLanguages(useMatches().at(-1)?.loaderData)
  return languageLinks(useSiteData(), `${pathname}${search}`, own)
}
