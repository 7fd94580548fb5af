import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { isSavingData, whenIdle } from './idle.ts'

/** Few, because each is a page's script and data on the visitor's line. */
const MOST_PAGES = 4
// Served by the same host, but no page of the site.
const OUTSIDE_PAGES = /^\/(api|admin|media|assets|download|language)(\/|$)/

/** In a quiet moment, loads ahead the pages that the visible links of the content lead to (specification section 9: 2 s at the latest). */
export function IdlePrefetch() {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const [found, setFound] = useState<{ place: string; pages: readonly string[] }>({ place: here, pages: [] })
  useEffect(() => {
    if (isSavingData() || !navigator.onLine) return
    return whenIdle(() => setFound({ place: here, pages: visiblePages(here) }))
  }, [here])
  return found.place === here ? found.pages.map((page) => <PrefetchPageLinks key={page} page={page} />) : null
}

function visiblePages(here: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  const visible = links.filter((link) => link.origin === location.origin && link.target === '' && isInView(link))
  return pagesOf(visible, here)
}

/** Addresses of pages among links, each once, without the page itself; the first few. */
export function pagesOf(links: readonly { pathname: string; search: string }[], here: string): string[] {
  const pages = links.map(({ pathname, search }) => `${pathname}${search}`).filter((page) => page !== here && !OUTSIDE_PAGES.test(page))
  return [...new Set(pages)].slice(0, MOST_PAGES)
}

function isInView(link: HTMLAnchorElement): boolean {
  const box = link.getBoundingClientRect()
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight
}
