import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import { clsx } from 'clsx'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** The shell puts its router's link here; without it every link is a plain anchor. */
const LinkContext = createContext<ComponentType<LinkProps>>(PlainAnchor)

export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link; one that opens a new window does not hand over this one. */
export function Anchor(props: LinkProps) {
  const rel = props.rel ?? (props.target === '_blank' ? 'noopener' : undefined)
  return createElement(use(LinkContext), { ...props, rel })
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

function PlainAnchor({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}
