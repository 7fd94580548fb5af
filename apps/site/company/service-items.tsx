import { Heading } from '#apps/site/ui/index.ts'
import { ServiceIcon } from './service-icon.tsx'
import type { ServiceItem } from './steps-and-services.ts'

/** Services in rows of three, each with its sign. */
export function ServiceItems({ items }: { items: readonly ServiceItem[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 phablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-y-10">
      {items.map((item) => (
        <li key={item.title} className="flex gap-4 border-t border-line pt-4">
          <ServiceIcon name={item.icon} />
          <div className="min-w-0">
            <Heading level={3} className="leading-snug">
              {item.title}
            </Heading>
            <p className="mt-1.5 text-muted">{item.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
