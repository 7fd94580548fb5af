import { clsx } from 'clsx'
import { Anchor } from './link.tsx'

export type Crumb = { label: string; href?: string }

/** The last crumb is the page itself and carries no link. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`} className={clsx('flex min-w-0 items-center', index > 1 && index === items.length - 1 && 'max-desktop:hidden')}>
            {index > 0 ? (
              <span aria-hidden className="mx-2 text-line-strong">
                /
              </span>
            ) : null}
            {item.href && index < items.length - 1 ? (
              <Anchor href={item.href} className="inline-flex min-h-tap items-center underline-offset-4 hover:text-ink hover:underline">
                {item.label}
              </Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} className="inline-flex min-h-tap items-center text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
