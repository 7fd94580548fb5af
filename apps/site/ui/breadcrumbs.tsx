import { clsx } from 'clsx'
import { Anchor } from './link.tsx'

export type Crumb = { label: string; href?: string }

/** The last crumb is the page itself, and the only one that carries no link. Marked up as schema.org's `BreadcrumbList`, so that crawlers read what people do. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center" itemScope itemType="https://schema.org/BreadcrumbList">
        {items.map((item, index) => (
          <li
            key={index}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
            className={clsx('flex min-w-0 items-center', index > 1 && !item.href && 'max-desktop:hidden')}
          >
            <meta itemProp="position" content={String(index + 1)} />
            {index > 0 && (
              <span aria-hidden className="mx-2 text-line-strong">
                /
              </span>
            )}
            {item.href ? (
              <Anchor href={item.href} itemProp="item" className="inline-flex min-h-tap items-center underline-offset-4 hover:text-ink hover:underline">
                <span itemProp="name">{item.label}</span>
              </Anchor>
            ) : (
              <span itemProp="name" aria-current="page" className="inline-flex min-h-tap items-center text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
