import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#apps/site/client/idle.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'

/** Once the page is alive and at rest, its code comes and has it kept; not in a section that another site embeds, nor in development. */
export function KeepPages(): null {
  const { pathname, search } = useLocation()
  const lang = useLocale()
  useEffect(() => {
    if (import.meta.env.DEV || window.top !== window || search.includes('noHeader')) return
    return whenIdle(() => {
      if (navigator.onLine) import('./at-rest.ts').then(({ keepAtRest }) => keepAtRest({ address: `${pathname}${search}`, lang })).catch(() => {})
    })
  }, [pathname, search, lang])
  return null
}
