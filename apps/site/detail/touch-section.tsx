import type { ComponentProps, ReactNode } from 'react'
import { StatGrid } from '#apps/site/ui/index.ts'

/** The decisive figures in one line with the form (`children`), for embedding. */
export function TouchSection({ facts, hasWords, children }: { facts: ComponentProps<typeof StatGrid>['items']; hasWords?: boolean; children: ReactNode }) {
  return (
    <section id="touch">
      <StatGrid items={facts} hasWords={hasWords} />
      <div className="mt-8">{children}</div>
    </section>
  )
}
