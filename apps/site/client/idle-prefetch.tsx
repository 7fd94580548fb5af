import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { decidesRevalidation, routeManifest } from '#apps/site/react-router/globals.ts'
import { isSavingData, whenIdle } from './idle.ts'
import { pageLinks } from './page-links.ts'

/** Few, because each is a page's script and data on the visitor's line. */
const MOST_PAGES = 4
// Served by the same host, but no page of the site; or (enquiry, alert) what nobody may keep. Nor searches: those that somebody makes are counted (decision 0044).
const OUTSIDE_PAGES = /^\/(api|admin|media|assets|download|language|enquiry|alert|searchsite)(\/|$)/

const known = new Set<string>()

/**
 * In a quiet moment, loads ahead the pages that the visible links of the content lead to (R5.5: 2 s at the
 * latest). React Router's own prefetch would reload the page where a script does not come.
 */
export function IdlePrefetch(): null {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  useEffect(() => {
    if (isSavingData() || !navigator.onLine) return
    return whenIdle(() => visiblePages(here).forEach(prefetchPage))
  }, [here])
  return null
}

/** Addresses of pages among links, each once, without the page itself; the first few. */
export function pagesOf(links: readonly { pathname: string; search: string }[], here: string): string[] {
  const pages = links.map(({ pathname, search }) => `${pathname}${search}`).filter((page) => page !== here && !OUTSIDE_PAGES.test(page))
  return [...new Set(pages)].slice(0, MOST_PAGES)
}

function visiblePages(here: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  return pagesOf(
    links.filter((link) => link.origin === location.origin && link.target === '' && !link.hasAttribute('download') && isInView(link)),
    here,
  )
}

function isInView(link: HTMLAnchorElement): boolean {
  const box = link.getBoundingClientRect()
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight
}

function prefetchPage(page: string): void {
  const manifest = routeManifest()
  const links = manifest && pageLinks(manifest, page, decidesRevalidation)
  if (links === null) return
  for (const href of links.scripts) addLink({ rel: 'modulepreload', href })
  if (links.data !== null) addLink({ rel: 'prefetch', as: 'fetch', href: links.data })
}

function addLink(link: { rel: string; href: string; as?: string }): void {
  if (known.has(link.href)) return
  known.add(link.href)
  document.head.append(Object.assign(document.createElement('link'), link))
}
