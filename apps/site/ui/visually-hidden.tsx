import type { ReactNode } from 'react'

/** Read by screen readers, not seen; `focusable` shows it on focus, as a skip link needs. */
export function VisuallyHidden({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'div' | 'h2' | 'h3' }) {
  return <Tag className="sr-only">{children}</Tag>
}

export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="skip-link">
      {children}
    </a>
  )
}
