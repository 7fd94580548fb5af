import { Link } from 'react-router'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import type { LinkProps } from '#apps/site/ui/index.ts'

// Served by the same host, but no page of the site.
const OUTSIDE_PAGES = /^\/(api|admin|media|assets|download|language)(\/|$)/

/**
 * A link of the site: by the router inside of it, by the browser everywhere else. It carries the destination that the page speaks of
 * (decision 0052); one to another destination loads the whole page, whose shell speaks of it too.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  const code = useSiteData().destination?.code
  if (/^\/(?!\/)/.test(href) && !OUTSIDE_PAGES.test(href) && rest.download === undefined) {
    const to = code === undefined || href.includes('dest=') ? href : href.replace(/(?=#|$)/, `${href.includes('?') ? '&' : '?'}dest=${code}`)
    if (rest.target === undefined && /dest=([\w-]+)/.exec(to)?.[1] === code) return <Link {...rest} to={to} discover="none" />
    return <a {...rest} href={to} />
  }
  return <a {...rest} href={href} />
}
