import { createHash } from 'node:crypto'
import type { QuotationSnapshot } from '#contract/quotation-values.ts'

/** SHA-256 of what a version says, hex; the order of its fields does not count, because the database keeps its own. */
export function hashOf(snapshot: QuotationSnapshot): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(snapshot)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
