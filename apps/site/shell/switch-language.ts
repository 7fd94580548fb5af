import type { MouseEvent } from 'react'
import { rememberLocale } from '#apps/site/client/locale-cookie.ts'
import type { LanguageLink } from './language-links.ts'

/** Follows a language link. Where all languages share one host, the cookie decides and the page is read again (product D10). */
export function switchLanguage(event: MouseEvent<HTMLAnchorElement>, link: LanguageLink): void {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlainClick) return
  rememberLocale(link.code)
  if (new URL(link.href, location.href).origin !== location.origin) return
  event.preventDefault()
  location.reload()
}
