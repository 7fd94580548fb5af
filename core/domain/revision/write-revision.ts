import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#core/db/client.ts'
import { revision } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields of a row that a change has touched. `before` null: the row was made. */
export type Difference = { before: Record<string, unknown> | null; after: Record<string, unknown> }

type Revised = Difference & { subjectKind: string; subjectId: number | string }

/** The fields in which two states of a row differ, with both values; null where there are none. `before` null: the row is new. */
export function differenceOf(before: Values | null, after: Values): Difference | null {
  if (before === null) return { before: null, after: { ...after } }
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (names.length === 0) return null
  return { before: pick(before, names), after: pick(after, names) }
}

/** Keeps what was changed, so that it can be shown and taken back. Call inside the transaction of the change. `batchId`: of changes made at once. */
export async function writeRevisions(
  tx: Tx,
  { ctx, revised, batchId = null }: { ctx: Ctx; revised: readonly Revised[]; batchId?: number | null },
): Promise<void> {
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.staffId : null
  const createdAt = ctx.ports.clock.now()
  for (let start = 0; start < revised.length; start += ROWS_AT_ONCE) {
    const rows = revised.slice(start, start + ROWS_AT_ONCE)
    await tx.insert(revision).values(rows.map(({ subjectId, ...rest }) => ({ ...rest, subjectId: String(subjectId), staffId, batchId, createdAt })))
  }
}

const ROWS_AT_ONCE = 1_000

function pick(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}
