import type { ReactNode } from 'react'
import type { LanguageLink as Target } from './language-links.ts'

/** A link to the page in another language. A plain click takes along what this browser has stored (R2.8). */
export function LanguageLink({ target, isCurrent, className, children }: { target: Target; isCurrent?: boolean; className?: string; children: ReactNode }) {
  return (
    <a
      href={target.href}
      hrefLang={target.code}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void changeLanguage(target)
      }}
      className={className}
    >
      {children}
    </a>
  )
}

// The code comes with the choice; where it cannot be had, the link leads there without it.
async function changeLanguage({ code, href }: Target): Promise<void> {
  try {
    const { switchLanguage } = await import('./switch-language.ts')
    await switchLanguage(code, href)
  } catch {
    location.assign(href)
  }
}
