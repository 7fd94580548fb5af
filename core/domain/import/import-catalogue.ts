import { sql } from 'drizzle-orm'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import { buildReport } from './report/build-report.ts'
import { importMessages } from './report/reason-text.ts'
import { readDrafts } from './check/read-drafts.ts'
import { KINDS } from './check/kinds.ts'
import { openTable } from './check/open-table.ts'
import type { HeadingMapping } from './map/headings/match-headings.ts'
import { joinMapping, rememberMapping } from './mapping/remembered-mapping.ts'
import { withCorrections, type Corrections } from './map/with-corrections.ts'
import { openRunBatch, recordRevisions } from './run/record-revisions.ts'
import { beginRun, finishRun, recordRows } from './run/record-run.ts'
import { applyDrafts, type WrittenRow } from './write/apply-drafts.ts'
import { claimBrandNames } from './check/claim-brand-names.ts'
import { readLookups } from './check/read-lookups.ts'
import { TABLES } from './write/table-spec.ts'

/** Where an import is: reading gives the share of the file in percent, writing counts rows. */
export type ImportProgress = { phase: 'read' | 'write'; done: number; total: number }

export type ImportCatalogueInput = {
  kind: ImportKind
  /** CSV or XLSX, at most 256 MB. */
  bytes: Uint8Array
  fileName: string
  /** True: tells what would happen and writes nothing. */
  isDryRun?: boolean
  /** Headings to columns, as a person has set them; what is remembered of the supplier's files stands behind it. */
  mapping?: HeadingMapping
  /** Cells put right by hand: row of the file to column to text. */
  corrections?: Corrections
  /** The run of the back office that this is; any other import that is no sample makes one of its own. */
  runId?: number
  /** Whose file it is: its mapping is remembered, and its stock numbers are told from those of others. */
  supplier?: string | null
  /** True: new vehicles and parts are shown at once; else they come in as drafts. */
  publish?: boolean
  /** True: the rows are marked as sample data. A row that a later real import changes loses the mark. */
  isSample?: boolean
  /** Language of the reasons; else the context's, else English. */
  locale?: StaffLocale
  onProgress?: (progress: ImportProgress) => void
  /** Stops the import; nothing is written then. */
  signal?: AbortSignal
}

/** Fewer changed rows do not change how the database should plan. */
const SETTLE_FROM_ROWS = 500

/**
 * Imports a file of the catalogue. Rejected rows never stop good ones; the accepted rows go in by one transaction, or none does. A second import of the same
 * file changes nothing. Permission `catalogue.import`. Errors: `AppError` `forbidden`; `ImportFileError` where the file as a whole cannot be read.
 */
export async function importCatalogue({ ctx, input }: { ctx: Ctx; input: ImportCatalogueInput }): Promise<ImportReport> {
  requirePermission(ctx, 'catalogue.import')
  const { kind, isDryRun = false } = input
  const now = ctx.ports.clock.now()
  const supplier = input.supplier ?? null
  const mapping = await joinMapping(ctx.db, { kind, supplier, given: input.mapping ?? {} })
  const table = withCorrections(await openTable(kind, input.bytes, mapping), input.corrections ?? {})
  const lookups = await readLookups(ctx.db, kind)
  const report = (phase: ImportProgress['phase'], done: number, total: number) => input.onProgress?.({ phase, done, total })
  const reading = {
    kind,
    table,
    lookups,
    now,
    supplier,
    signal: input.signal ?? null,
    onProgress: (share: number) => report('read', Math.round(share * 100), 100),
  }
  const drafts = await readDrafts(kind === 'brands' ? { ...reading, lookups: await claimBrandNames(ctx.db, reading) } : reading)

  const result = await ctx.db.transaction(async (tx) => {
    const isRecorded = !isDryRun && input.isSample !== true
    const begin = () => beginRun(tx, ctx, { kind, fileName: input.fileName, supplier, publish: input.publish ?? false })
    const runId = isRecorded ? (input.runId ?? (await begin())) : null
    const batchId = runId === null ? null : await openRunBatch(tx, ctx, { kind, runId, fileName: input.fileName })
    const record = async (id: number, rows: readonly WrittenRow[]) => {
      await recordRows(tx, id, rows)
      await recordRevisions(tx, { ctx, kind, batchId, rows })
    }
    const states = await applyDrafts(tx, {
      kind,
      onWritten: runId === null ? null : (rows) => record(runId, rows),
      rows: drafts.accepted,
      isDryRun,
      isSample: input.isSample ?? false,
      publish: input.publish ?? false,
      now,
      onProgress: (done) => {
        input.signal?.throwIfAborted()
        report('write', done, drafts.accepted.length)
      },
    })
    const messages = importMessages(input.locale ?? (ctx.locale === 'zh' ? 'zh' : 'en'))
    const built = buildReport({ file: input.fileName, kind, isDryRun, table, findings: drafts.findings, skipped: drafts.skipped, states, messages })
    if (isDryRun) return built
    if (supplier !== null) await rememberMapping(tx, { kind, supplier, mapping, now })
    if (changedRows(built) > 0) await notifyContent(tx, TABLES[kind].tags)
    if (runId !== null) await finishRun(tx, { runId, report: built, now })
    const detail = {
      run: runId,
      file: input.fileName,
      supplier,
      isSample: input.isSample ?? false,
      isPublished: input.publish ?? false,
      totals: built.totals,
      applied: built.applied,
    }
    await writeAudit(tx, { ctx, action: 'catalogue.imported', subjectKind: KINDS[kind].columns.kind, subjectId: null, detail })
    return built
  })
  if (!isDryRun && changedRows(result) >= SETTLE_FROM_ROWS) await settle(ctx, kind)
  return result
}

function changedRows(report: ImportReport): number {
  return report.applied.inserted + report.applied.updated
}

/** Fresh statistics and merged index pages, so that the first list and search after a large import are planned for what is there now, and fast. */
async function settle(ctx: Ctx, kind: ImportKind): Promise<void> {
  const { table } = TABLES[kind]
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '120s', true)`)
    await tx.execute(sql.raw(`analyze ${table}`))
    await tx.execute(sql`
      select gin_clean_pending_list(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid = ${table}::regclass and a.amname = 'gin' and pg_has_role(c.relowner, 'usage')`)
  })
}
