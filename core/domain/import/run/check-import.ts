import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { CheckImportInput, ImportDetail } from '#contract/import-run.ts'
import { importRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { importCatalogue } from '#core/domain/import/import-catalogue.ts'
import { findHeadings } from './find-headings.ts'
import { isImportFileError } from '#core/domain/import/reason/reason.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { findRun, messagesOf, toDetail, type RunRow } from './find-run.ts'

type CheckImport = { ctx: Ctx; input: CheckImportInput & { id: number } }

/**
 * Reads an open import anew with what was set of it: a dry run with every row's outcome. Permission `catalogue.import`. Throws `forbidden`, `not_found`,
 * `conflict` (changed since it was read, or confirmed).
 */
export async function checkImport({ ctx, input }: CheckImport): Promise<ImportDetail> {
  requirePermission(ctx, 'catalogue.import')
  const { id, version, supplier, headings, corrections } = input
  const [changed] = await ctx.db
    .update(importRun)
    .set({ supplier: supplier === '' ? null : supplier, headings, corrections, version: version + 1 })
    .where(and(eq(importRun.id, id), eq(importRun.version, version), eq(importRun.state, 'open')))
    .returning({ id: importRun.id })
  if (!changed) {
    await findRun(ctx.db, id)
    throw new AppError('conflict')
  }
  return readOpenRun(ctx, id)
}

/** Makes the dry run of an open import and keeps what it told. */
export async function readOpenRun(ctx: Ctx, id: number): Promise<ImportDetail> {
  const run = await findRun(ctx.db, id)
  const told = await rehearse(ctx, run)
  await ctx.db
    .update(importRun)
    .set(told)
    .where(and(eq(importRun.id, id), eq(importRun.state, 'open'), eq(importRun.version, run.version)))
  return toDetail({ ...run, ...told }, messagesOf(ctx))
}

async function rehearse(ctx: Ctx, run: RunRow): Promise<Pick<RunRow, 'report' | 'layout' | 'failure'>> {
  const bytes = await readSheet(ctx, run)
  try {
    return { report: await importCatalogue({ ctx, input: { ...importInputOf(run), bytes, isDryRun: true } }), layout: null, failure: null }
  } catch (error) {
    if (!isImportFileError(error)) throw error
    return { report: null, layout: await findHeadings(run, bytes), failure: { code: error.code, params: { ...error.params } } }
  }
}

/** What the engine is told of a run, beside the bytes. */
export function importInputOf({ kind, fileName, supplier, headings, corrections, publish }: RunRow) {
  return { kind, fileName, supplier, mapping: headings, corrections, publish }
}

/** The file of a run. Throws `not_found` where it is no longer kept. */
export async function readSheet({ ports }: Ctx, { fileKey }: Pick<RunRow, 'fileKey'>): Promise<Uint8Array> {
  if (fileKey === null || (await ports.files.stat(fileKey)) === null) throw new AppError('not_found')
  return buffer(await ports.files.read(fileKey))
}
