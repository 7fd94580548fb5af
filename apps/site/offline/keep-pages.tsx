import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#apps/site/client/idle.ts'
import { NOTE } from './note-element.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'

/** Once the page is alive and at rest, its code comes and has it kept; not in a section that another site embeds, nor in development. */
export function KeepPages(): null {
  const { pathname, search } = useLocation()
  const lang = useLocale()
  useEffect(() => {
    if (import.meta.env.DEV || window.top !== window || search.includes('noHeader')) return
    const cancel = whenIdle(() => {
      if (navigator.onLine) import('./at-rest.ts').then(({ keepAtRest }) => keepAtRest({ address: `${pathname}${search}`, lang })).catch(() => {})
    })
    return () => {
      cancel()
      // It told of the page that is left.
      document.querySelector(NOTE)?.remove()
    }
  }, [pathname, search, lang])
  return null
}
