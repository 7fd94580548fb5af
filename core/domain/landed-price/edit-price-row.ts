import { eq, max } from 'drizzle-orm'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import type { PriceSheetIssue, SavePriceRowInput, StaffPriceRow } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { PRICE_ROW_KINDS, type SheetCells } from '#contract/price-sheet-values.ts'
import type { RevisionView } from '#contract/revision.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deleteEdited, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { checkRows } from './sheets/check-rows.ts'
import { readStored } from './sheets/compare-sheet.ts'
import { isSampleAgain } from './sheets/is-sample-again.ts'
import { keepEdited } from './sheets/keep-version.ts'
import { lockSheet } from './sheets/lock-sheet.ts'
import { toCells } from './sheets/row-cells.ts'
import { SHEETS, type SheetRow } from './sheets/sheets.ts'

type OfRow = { sheet: PriceSheet; id: number }

/** One row of a sheet in the cells of its file. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findPriceRow({ ctx, input: { sheet, id } }: { ctx: Ctx; input: OfRow }): Promise<StaffPriceRow> {
  requirePermission(ctx, 'content.read')
  const { table } = SHEETS[sheet]
  const [row] = await ctx.db.select().from(table).where(eq(table.id, id))
  if (row === undefined) throw new AppError('not_found')
  return { id, version: Number(row['version']), is_sample: row['isSample'] === true, value: toCells(sheet, row) }
}

/** What was changed of a row, by hand or by a file, newest first. Permission `content.read`. */
export async function listPriceRowRevisions({ ctx, input: { sheet, id } }: { ctx: Ctx; input: OfRow }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: PRICE_ROW_KINDS[sheet], subjectId: id } })
}

/**
 * Saves one row of a sheet, by the rules by which files are taken in (R22.20). A sample that is saved is the company's own; with its sample values
 * put back it is a sample again. The sheet as it then stands is kept as a version. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function savePriceRow({ ctx, input }: { ctx: Ctx; input: SavePriceRowInput }): Promise<StaffPriceRow> {
  requirePermission(ctx, 'content.write')
  const { sheet, id: known, version, value } = input
  const read = SHEETS[sheet].read(value)
  if ('issues' in read) throw refusal(read.issues)
  const { row } = read
  const kind = {
    kind: PRICE_ROW_KINDS[sheet],
    tags: ['landed_price'] as const,
    lock: (tx: Tx, id: number) => lockRow(tx, { sheet, id }),
    write: (tx: Tx, given: { id: number | null; version: number }) => writeRow(tx, { ctx, sheet, row, ...given }),
  }
  const id = await saveEdited<SheetCells>(ctx, kind, { id: known, version, value: row.cells })
  return findPriceRow({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { sheet, id } })
}

/** Takes one row out of a sheet; the last one stays. Permission `content.write`. Errors: `forbidden`, `not_found`, `conflict`, `validation_failed`. */
export async function deletePriceRow({ ctx, input: { sheet, id, version } }: { ctx: Ctx; input: OfRow & { version: number } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  const { table } = SHEETS[sheet]
  const kind = {
    kind: PRICE_ROW_KINDS[sheet],
    tags: ['landed_price'] as const,
    lock: (tx: Tx, rowId: number) => lockRow(tx, { sheet, id: rowId }),
    remove: async (tx: Tx, rowId: number) => {
      await tx.delete(table).where(eq(table.id, rowId))
      if ((await tx.$count(table)) === 0) throw new AppError('validation_failed', { issues: [{ path: 'value', key: 'last_row' }] })
      await keepEdited(tx, ctx, sheet)
    },
  }
  await deleteEdited<SheetCells>(ctx, kind, { id, version, nameOf: (cells) => nameOfRow(sheet, cells) })
}

/** What a row is called in the log once it is gone. */
function nameOfRow(sheet: PriceSheet, cells: SheetCells): string {
  const columns = {
    freight: ['rate_id', 'loading_port', 'destination_port'],
    charges: ['row_id', 'name_en'],
    duties: ['country_iso2', 'order', 'local_name'],
    transit: ['country_iso2', 'entry_port'],
    sizes: ['brand_sign', 'model_name', 'energy_type'],
    currencies: ['currency_code'],
  } as const satisfies Record<PriceSheet, readonly string[]>
  return columns[sheet]
    .map((column) => cells[column] ?? '')
    .filter((text) => text !== '')
    .join(' · ')
}

// The sheet before the row, as a file that is taken in does it, so that the two never wait for each other.
async function lockRow(tx: Tx, { sheet, id }: OfRow): Promise<{ version: number; value: SheetCells; isSample: boolean } | null> {
  await lockSheet(tx, sheet)
  const { table } = SHEETS[sheet]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row === undefined ? null : { version: Number(row['version']), value: toCells(sheet, row), isSample: row['isSample'] === true }
}

type Write = { ctx: Ctx; sheet: PriceSheet; row: SheetRow; id: number | null; version: number }

async function writeRow(tx: Tx, { ctx, sheet, row, id, version }: Write): Promise<number> {
  await lockSheet(tx, sheet)
  const { table } = SHEETS[sheet]
  await requireFit(tx, { sheet, row, id })
  const [held] = id === null ? [] : await tx.select({ isSample: table.isSample }).from(table).where(eq(table.id, id))
  const isSample = held?.isSample === false && (await isSampleAgain(tx, sheet, row))
  const values = { ...row.values, isSample, version }
  const [written] =
    id === null
      ? await tx
          .insert(table)
          .values({ ...values, ...(await lastPlace(tx, sheet)) } as never)
          .returning({ id: table.id })
      : await tx
          .update(table)
          .set(values as never)
          .where(eq(table.id, id))
          .returning({ id: table.id })
  if (written === undefined) throw new AppError('internal')
  await keepEdited(tx, ctx, sheet)
  return Number(written.id)
}

/** Holds a row to the others of its sheet: it stands there once, and counts the age as its country does. */
async function requireFit(tx: Tx, { sheet, row, id }: Pick<Write, 'sheet' | 'row' | 'id'>): Promise<void> {
  const { keyOf, keyColumn, isRepeatable } = SHEETS[sheet]
  const issues: Omit<PriceSheetIssue, 'row'>[] = await checkRows({ db: tx }, [row])
  const others = (await readStored(tx, sheet)).filter((other) => other.id !== id)
  if (!isRepeatable && others.some(({ values }) => keyOf(values) === row.key)) issues.push({ column: keyColumn, key: 'duplicate' })
  const sameCountry = others.filter(({ cells }) => cells['country_iso2'] === row.cells['country_iso2'])
  const [basis] = sameCountry.map(({ cells }) => cells['age_basis'])
  if (basis !== undefined && basis !== row.cells['age_basis']) issues.push({ column: 'age_basis', key: 'age_basis_differs' })
  if (issues.length > 0) throw refusal(issues)
}

/** A new row is the last of its sheet, so the last of the alternatives of its step. */
async function lastPlace(tx: Tx, sheet: PriceSheet): Promise<{ position?: number }> {
  const { table } = SHEETS[sheet]
  if (table.position === undefined) return {}
  const [last] = await tx.select({ position: max(table.position) }).from(table)
  return { position: Number(last?.position ?? -1) + 1 }
}

/** What is wrong as fields of a form are told it. */
const FIELD_KEYS: Readonly<Partial<Record<PriceSheetIssue['key'], string>>> = { duplicate: 'taken', out_of_range: 'too_big', invalid: 'invalid_cell' }

function refusal(issues: readonly Omit<PriceSheetIssue, 'row'>[]): AppError {
  const told: FieldIssue[] = issues.map(({ column, key }) => ({ path: `value.${column}`, key: FIELD_KEYS[key] ?? key }))
  return new AppError('validation_failed', { issues: told })
}
