import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation: the page starts at its top, and keyboard and screen reader are at its content (R3.10). */
export function RouteChange() {
  const { pathname, search, hash } = useLocation()
  const place = placeOf(pathname, search)
  const known = useRef(place)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (known.current === place) return
    known.current = place
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    focusContent()
    setTitle(document.title)
  }, [place, hash])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

// Another page of a list is another place; a filter is not, because the reader stays at it.
function placeOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  return [pathname, query.get('page') ?? '1', query.get('word') ?? ''].join(' ')
}

function focusContent(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
