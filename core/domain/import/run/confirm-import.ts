import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ConfirmImportInput, ImportRun } from '#contract/import-run.ts'
import { importRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { findRun, messagesOf, NEXT_VERSION, toRun } from './find-run.ts'

/**
 * Has an import written: a job of the outbox does it and tells how far it is. Permission `catalogue.import`, to publish what is new `catalogue.publish` too. Throws `forbidden`, `not_found`, `conflict`
 * (changed since it was read, confirmed already, or its file cannot be imported).
 */
export async function confirmImport({ ctx, input }: { ctx: Ctx; input: ConfirmImportInput & { id: number } }): Promise<ImportRun> {
  const staffId = requirePermission(ctx, 'catalogue.import')
  if (input.publish) requirePermission(ctx, 'catalogue.publish')
  return ctx.db.transaction(async (tx) => {
    const run = await findRun(tx, input.id, { isLocked: true })
    if (run.state !== 'open' || run.version !== input.version || run.report === null) throw new AppError('conflict')
    await tx.update(importRun).set({ state: 'queued', publish: input.publish, staffId, version: NEXT_VERSION }).where(eq(importRun.id, input.id))
    await ctx.ports.jobs.send(tx, 'import-run', { runId: input.id })
    return toRun(await findRun(tx, input.id), messagesOf(ctx))
  })
}
