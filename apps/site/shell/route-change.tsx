import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation: the page starts at its top, or where it was left, and keyboard and screen reader are at its content (R3.10). */
export function RouteChange() {
  const location = useLocation()
  const known = useRef(location)
  const [title, setTitle] = useState('')
  useLayoutEffect(() => {
    const before = known.current
    if (before === location) return
    known.current = location
    if (placeOf(before) !== placeOf(location)) {
      const { hash } = location
      const target = hash === '' ? null : document.getElementById(hash.slice(1))
      if (target) target.scrollIntoView()
      else window.scrollTo(0, 0)
      focusContent()
      setTitle(document.title)
    }
    // `keep-place.ts` answers after a step back or forward, still before the first paint. The visitor may have gone on by then.
    if (window.location.pathname + window.location.search === location.pathname + location.search) window.dispatchEvent(new Event('shown'))
  }, [location])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

// Another page of a list is another place; a filter is not, because the reader stays at it.
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  return [pathname, query.get('page') ?? '1', query.get('word') ?? ''].join(' ')
}

function focusContent(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
