import { and, eq, inArray } from 'drizzle-orm'
import { isAppError } from '#contract/errors.ts'
import { importRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { importCatalogue, type ImportProgress } from '#core/domain/import/import-catalogue.ts'
import { isImportFileError } from '#core/domain/import/reason/reason.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { importInputOf, readSheet } from './check-import.ts'
import { findRun, NEXT_VERSION } from './find-run.ts'

/** How often the way is told, in percent. */
const STEP = 5

type RunImport = { ctx: Ctx; input: { runId: number; isLastTry: boolean; signal?: AbortSignal } }

/**
 * Writes a confirmed import; run by the outbox. Safe to repeat: a run that is over is left alone, and one that a process left halfway has written nothing.
 * What no other try can help, and a failure of the last one, ends the run as `failed`.
 */
export async function runImport({ ctx, input }: RunImport): Promise<void> {
  requirePermission(ctx, 'catalogue.import')
  const [begun] = await ctx.db
    .update(importRun)
    .set({ state: 'running', progress: 0 })
    .where(and(eq(importRun.id, input.runId), inArray(importRun.state, ['queued', 'running'])))
    .returning({ id: importRun.id })
  if (!begun) return
  const run = await findRun(ctx.db, input.runId)
  // The audit names who confirmed it, not the process that does the work.
  const actor: Ctx['actor'] = run.staffId === null ? ctx.actor : { kind: 'staff', staffId: run.staffId, permissions: ['catalogue.import'] }
  try {
    const bytes = await readSheet(ctx, run)
    // The report is kept in the language of whoever confirmed it.
    const locale = run.staffLocale === 'zh' ? ('zh' as const) : ('en' as const)
    const given = { ...importInputOf(run), bytes, locale, runId: run.id, signal: input.signal, onProgress: tellProgress(ctx, run.id) }
    await importCatalogue({ ctx: { ...ctx, actor }, input: given })
  } catch (error) {
    const isFinal = isImportFileError(error) || isAppError(error)
    if (!isFinal && !input.isLastTry) throw error
    const failure = isImportFileError(error) ? { code: error.code, params: { ...error.params } } : null
    await ctx.db.update(importRun).set({ state: 'failed', failure, finishedAt: ctx.ports.clock.now(), version: NEXT_VERSION }).where(eq(importRun.id, run.id))
    if (!isFinal) throw error
  }
}

/** Outside of the import's transaction, so that others see it. Reading is the first half. */
function tellProgress({ db }: Ctx, runId: number): (progress: ImportProgress) => void {
  let told = 0
  return ({ phase, done, total }) => {
    const percent = Math.min(99, Math.floor(((phase === 'write' ? 1 : 0) + done / Math.max(1, total)) * 50))
    if (percent < told + STEP) return
    told = percent
    // Only a kindness to whoever waits: the run does not depend on it.
    db.update(importRun)
      .set({ progress: percent })
      .where(and(eq(importRun.id, runId), eq(importRun.state, 'running')))
      .catch(() => {})
  }
}
