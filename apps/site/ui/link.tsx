import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import { clsx } from 'clsx'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** The shell puts its router's link here; without it every link is a plain anchor. */
const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link, opening outside addresses in a new window where the caller sets `target`. */
export function Anchor(props: LinkProps) {
  const Component = use(LinkContext)
  const rel = props.rel ?? (props.target === '_blank' ? 'noopener' : undefined)
  if (Component) return <Component {...props} rel={rel} />
  return <a {...props} rel={rel} />
}

/** A link inside running text, or quiet where it stands alone in a list. */
export function TextLink({ quiet, className, ...props }: LinkProps & { quiet?: boolean }) {
  return (
    <Anchor
      {...props}
      className={clsx(
        'underline-offset-4 transition-colors hover:text-accent-text hover:underline',
        !quiet && 'underline decoration-line-strong decoration-1',
        className,
      )}
    />
  )
}
