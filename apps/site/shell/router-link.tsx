import { Link } from 'react-router'
import type { LinkProps } from '#apps/site/ui/index.ts'

// Served by the same host, but no page of the site.
const OUTSIDE_PAGES = /^\/(api|admin|media|assets|download|language)(\/|$)/

/** A link of the site: by the router inside of it, by the browser everywhere else. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && !OUTSIDE_PAGES.test(href)
  if (isPage && rest.target === undefined && rest.download === undefined) return <Link {...rest} to={href} discover="none" />
  return <a {...rest} href={href} />
}
