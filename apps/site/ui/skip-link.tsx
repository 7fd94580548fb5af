import type { ReactNode } from 'react'

/** The first stop of the Tab key, seen on focus: past the header to the content. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="skip-link">
      {children}
    </a>
  )
}
