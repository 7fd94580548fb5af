import type { ReactNode } from 'react'
import { IconPlus } from './icons.ts'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean }

/** Native details; items that share `name` close each other. */
export function Accordion({ name, items }: { name?: string; items: readonly AccordionItem[] }) {
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className="accordion-item group border-b border-line">
          <summary className="flex min-h-tap items-start justify-between gap-6 py-4 font-semibold hover:text-accent-text">
            <span className="min-w-0 text-balance">{item.title}</span>
            <IconPlus aria-hidden className="mt-0.5 size-5 flex-none transition-transform group-open:rotate-45" strokeWidth={1.75} />
          </summary>
          <div className="accordion-body max-w-text pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
