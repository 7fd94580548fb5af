import { eq, sql } from 'drizzle-orm'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { importRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { WrittenRow } from '#core/domain/import/write/apply-drafts.ts'

/** A run that was not looked at in the back office first: the command's. Answers its id. */
export async function beginRun(
  tx: Tx,
  { actor, ports }: Ctx,
  run: { kind: ImportKind; fileName: string; supplier: string | null; publish: boolean },
): Promise<number> {
  const staffId = actor.kind === 'staff' ? actor.staffId : null
  const [made] = await tx
    .insert(importRun)
    .values({ ...run, state: 'running', staffId, createdAt: ports.clock.now() })
    .returning({ id: importRun.id })
  if (!made) throw new Error('A run was not inserted')
  return made.id
}

/** What each row was before and is now, so that the run can be taken back as a whole. */
export async function recordRows(tx: Tx, runId: number, rows: readonly WrittenRow[]): Promise<void> {
  const given = rows.map(({ key, before, after }) => ({ subject_id: after.id, key, before, after }))
  await tx.execute(sql`
    insert into import_run_row (run_id, subject_id, key, before, after)
    select ${runId}::bigint, subject_id, key, before, after
    from json_to_recordset(${JSON.stringify(given)}::json) as given(subject_id bigint, key text, before jsonb, after jsonb)`)
}

/** In the transaction of the import, so that a run that says "done" is. */
export async function finishRun(tx: Tx, { runId, report, now }: { runId: number; report: ImportReport; now: Date }): Promise<void> {
  await tx
    .update(importRun)
    .set({ state: 'done', progress: 100, report, finishedAt: now, version: sql`${importRun.version} + 1` })
    .where(eq(importRun.id, runId))
}
