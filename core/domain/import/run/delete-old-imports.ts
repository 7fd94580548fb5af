import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import { IMPORT_KEPT_DAYS, IMPORT_OPEN_HOURS } from '#contract/import-values.ts'
import { importRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

const HOUR_MS = 3600_000

/**
 * Uploads that nobody confirmed in a day go; of confirmed imports the file is let go of after a month, the run stays. The files themselves are collected by
 * `deleteStrayFiles` (decision 0027). For the system; run daily.
 */
export async function deleteOldImports({ ctx }: { ctx: Ctx }): Promise<{ runs: number; files: number }> {
  requirePermission(ctx, 'catalogue.import')
  const now = ctx.ports.clock.now().getTime()
  const open = await ctx.db
    .delete(importRun)
    .where(and(eq(importRun.state, 'open'), lt(importRun.createdAt, new Date(now - IMPORT_OPEN_HOURS * HOUR_MS))))
    .returning({ id: importRun.id })
  const kept = await ctx.db
    .update(importRun)
    .set({ fileKey: null })
    .where(and(ne(importRun.state, 'open'), isNotNull(importRun.fileKey), lt(importRun.createdAt, new Date(now - IMPORT_KEPT_DAYS * 24 * HOUR_MS))))
    .returning({ id: importRun.id })
  return { runs: open.length, files: kept.length }
}
