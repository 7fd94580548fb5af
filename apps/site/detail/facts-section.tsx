import { Heading, SpecTable } from '#apps/site/ui/index.ts'
import type { SpecGroupView } from '#apps/site/vehicle/specification.ts'

/** All that is known, in a table. */
export function FactsSection({ title, groups }: { title: string; groups: readonly SpecGroupView[] }) {
  return (
    <section id="table" aria-labelledby="table-title">
      <Heading level={2} id="table-title" className="mb-6">
        {title}
      </Heading>
      <SpecTable groups={groups} columns={2} />
    </section>
  )
}
