import { count, desc, eq } from 'drizzle-orm'
import type { ImportDetail, ImportRunPage, ListImportsInput } from '#contract/import-run.ts'
import { importRun, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { asRun, findRun, messagesOf, RUN_COLUMNS, toDetail, toRun } from './find-run.ts'

/** Imports, newest first. Permission `catalogue.import`. */
export async function listImports({ ctx, input }: { ctx: Ctx; input: ListImportsInput }): Promise<ImportRunPage> {
  requirePermission(ctx, 'catalogue.import')
  const { page, page_size: size } = input
  const rows = await ctx.db
    .select(RUN_COLUMNS)
    .from(importRun)
    .leftJoin(staff, eq(staff.id, importRun.staffId))
    .orderBy(desc(importRun.createdAt), desc(importRun.id))
    .limit(size)
    .offset((page - 1) * size)
  const [total] = await ctx.db.select({ value: count() }).from(importRun)
  return { list: rows.map((row) => toRun(asRun(row), messagesOf(ctx))), total: total?.value ?? 0, page, page_size: size }
}

/** One import with how its file was understood. Permission `catalogue.import`. Throws `not_found`. */
export async function findImport({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<ImportDetail> {
  requirePermission(ctx, 'catalogue.import')
  return toDetail(await findRun(ctx.db, input.id), messagesOf(ctx))
}
