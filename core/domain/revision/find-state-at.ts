import { and, desc, eq, gte } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { revision } from '#core/db/schema/index.ts'

type FindInput = { subjectKind: string; subjectId: number; revisionId: number; now: Readonly<Record<string, unknown>> }

/** A row as it was before the change `revisionId`: `now` with every change since taken back, the newest first. Errors: `not_found`, also for the change that made it. */
export async function findStateAt(tx: Tx, { subjectKind, subjectId, revisionId, now }: FindInput): Promise<Record<string, unknown>> {
  const rows = await tx
    .select({ id: revision.id, before: revision.before })
    .from(revision)
    .where(and(eq(revision.subjectKind, subjectKind), eq(revision.subjectId, String(subjectId)), gte(revision.id, revisionId)))
    .orderBy(desc(revision.id))
  if (rows.at(-1)?.id !== revisionId) throw new AppError('not_found')
  return rows.reduce<Record<string, unknown>>(
    (state, { before }) => {
      if (before === null) throw new AppError('not_found')
      return { ...state, ...before }
    },
    { ...now },
  )
}
