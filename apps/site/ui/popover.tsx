import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'

export type PopoverPlace = 'below' | 'below-end' | 'above'

/** Opens by a `PopoverButton` with the same id, without script; Escape and a press outside close it. */
export function Popover({
  id,
  label,
  place = 'below',
  className,
  children,
}: {
  id: string
  label: string
  place?: PopoverPlace
  className?: string
  children: ReactNode
}) {
  return (
    <section popover="auto" id={id} aria-label={label} className={clsx('popover', `popover-${place}`, className)}>
      {children}
    </section>
  )
}

/** The button is the popover's implicit anchor. It is unstyled: pass the look by `className`. */
export function PopoverButton({ popoverId, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { popoverId: string }) {
  return <button type="button" {...rest} popoverTarget={popoverId} />
}

export type MenuEntry = { href: string; label: ReactNode; note?: ReactNode; icon?: ReactNode; target?: '_blank' }

/** Links in a popover, one under the other. */
export function PopoverLinks({ items }: { items: readonly MenuEntry[] }) {
  return (
    <ul className="min-w-56 py-2">
      {items.map((item) => (
        <li key={item.href}>
          <a
            href={item.href}
            target={item.target}
            rel={item.target ? 'noopener' : undefined}
            className="flex min-h-tap items-center gap-3 px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-2"
          >
            {item.icon ? <span className="flex-none text-muted">{item.icon}</span> : null}
            <span className="min-w-0">
              <span className="block leading-snug">
                <bdi>{item.label}</bdi>
              </span>
              {item.note ? (
                <span className="block text-sm leading-snug text-muted">
                  <bdi>{item.note}</bdi>
                </span>
              ) : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
