import type { ReactNode } from 'react'
import { switchLanguage } from '#apps/site/client/switch-language.ts'
import type { LanguageLink as Target } from './language-links.ts'

/** A link to the page in another language. A plain click takes along what this browser has stored (product D10). */
export function LanguageLink({ target, isCurrent, className, children }: { target: Target; isCurrent?: boolean; className?: string; children: ReactNode }) {
  return (
    <a
      href={target.href}
      hrefLang={target.code}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void switchLanguage(target.code, target.href)
      }}
      className={className}
    >
      {children}
    </a>
  )
}
