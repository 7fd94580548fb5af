import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { fieldIssue } from '#contract/field-issue.ts'
import { isPeriod, STOCK_RECORD_SCHEMAS, type StockRecord } from '#contract/stock-record.ts'
import type { Permission } from '#contract/staff-values.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { StoredStock } from '#contract/stock.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { brand } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deriveBrandSign, deriveModelSign, deriveStockRef } from '#core/domain/import/index.ts'
import { requireFieldRight, requirePermission } from '#core/domain/permission/index.ts'
import { differenceOf, findStateAt, writeRevisions, type Difference } from '#core/domain/revision/index.ts'
import { readStock, toStored, type StockState } from './read-stock.ts'
import { requireDates } from './require-dates.ts'
import { STOCK_TABLES } from './stock-kinds.ts'
import { writeStock } from './write-stock.ts'

type Kinded<Kind extends StockKind, Input> = { ctx: Ctx; kind: Kind; input: Input }

/** Adds a record; a sign that is not given is made. Permission `catalogue.write`, with a price or published also that of `saveStock`. Errors: `forbidden`, `validation_failed`. */
export function createStock<Kind extends StockKind>({ ctx, kind, input }: Kinded<Kind, { value: StockRecord<Kind> }>): Promise<StoredStock<Kind>> {
  return change(ctx, kind, null, () => input.value)
}

/**
 * Writes a record whole. `version` is the one that the change was made from; what is the same already stays untouched.
 * Permission `catalogue.read`, and for what has changed `catalogue.price`, `catalogue.publish` or, for all else, `catalogue.write`.
 * Errors: `forbidden`, `not_found`, `validation_failed`, `conflict` where somebody has changed it since.
 */
export function saveStock<Kind extends StockKind>({
  ctx,
  kind,
  input,
}: Kinded<Kind, { id: number; version: number; value: StockRecord<Kind> }>): Promise<StoredStock<Kind>> {
  return change(ctx, kind, input, () => input.value)
}

/** Writes some fields of a record; the others stay. Errors and permission of `saveStock`. */
export function patchStock<Kind extends StockKind>({
  ctx,
  kind,
  input,
}: Kinded<Kind, { id: number; version: number; value: Partial<StockRecord<Kind>> }>): Promise<StoredStock<Kind>> {
  return change(ctx, kind, input, (before) => ({ ...before, ...input.value }))
}

/** Writes a record as it was before the change `revision_id`; whether and when it is on the site stays as it is. Errors and permission of `saveStock`. */
export async function restoreStock<Kind extends StockKind>({
  ctx,
  kind,
  input,
}: Kinded<Kind, { id: number; version: number; revision_id: number }>): Promise<StoredStock<Kind>> {
  return change(ctx, kind, input, async (before, tx) => {
    const was = await findStateAt(tx, { subjectKind: kind, subjectId: input.id, revisionId: input.revision_id, now: before })
    const { publish_state, publish_at, withdraw_at } = before
    return { ...(was as StockRecord<Kind>), publish_state, publish_at, withdraw_at }
  })
}

type Make<Kind extends StockKind> = (before: StockRecord<Kind>, tx: Tx) => StockRecord<Kind> | Promise<StockRecord<Kind>>

async function change<Kind extends StockKind>(
  ctx: Ctx,
  kind: Kind,
  from: { id: number; version: number } | null,
  make: Make<Kind>,
): Promise<StoredStock<Kind>> {
  requirePermission(ctx, from === null ? 'catalogue.write' : 'catalogue.read')
  return ctx.db.transaction(async (tx) => {
    const before = from === null ? null : await lockStock(tx, kind, from)
    const value = withoutSpentPlan(parse(kind, await make((before?.value ?? {}) as StockRecord<Kind>, tx)))
    const whole = before === null ? await withSign(tx, kind, value) : value
    if (before !== null) requireSameSign(kind, before, whole)
    await requireBrand(tx, whole)
    requireComing(before?.value ?? null, whole, ctx.ports.clock.now())
    requireDates(whole, ctx.ports.clock.now())
    const difference = differenceOf(before?.value ?? null, whole)
    if (before !== null && difference === null) return toStored(kind, before, ctx)
    if (difference !== null) requireFieldRights(ctx, difference)
    const id = await writeStock(tx, { kind, before, value: whole, now: ctx.ports.clock.now() })
    await writeRevisions(tx, { ctx, revised: [{ subjectKind: kind, subjectId: id, ...(difference ?? { before: null, after: {} }) }] })
    const [after] = await readStock(tx, kind, [id])
    if (after === undefined) throw new AppError('internal')
    const action = before === null ? 'stock.added' : 'stock.saved'
    await writeAudit(tx, { ctx, action, subjectKind: kind, subjectId: id, detail: { name: after.name, changed: changedOf(difference) } })
    await notifyContent(tx, STOCK_TABLES[kind].tags)
    return toStored(kind, after, ctx)
  })
}

const RIGHTS: Readonly<Record<string, Permission>> = {
  fob_price_usd_cents: 'catalogue.price',
  price_valid_until: 'catalogue.price',
  publish_state: 'catalogue.publish',
  publish_at: 'catalogue.publish',
  withdraw_at: 'catalogue.publish',
}

/** Prices, what is on the site, and all the rest are rights apart. A new entry begins as a draft without a price. */
function requireFieldRights(ctx: Ctx, { before, after }: Difference): void {
  const changed = Object.keys(after).filter((name) => before !== null || !(name in RIGHTS) || (after[name] !== null && after[name] !== 'draft'))
  for (const [right, names] of Map.groupBy(changed, (name) => RIGHTS[name] ?? 'catalogue.write')) requireFieldRight(ctx, right, names)
}

async function lockStock<Kind extends StockKind>(tx: Tx, kind: Kind, { id, version }: { id: number; version: number }): Promise<StockState<Kind>> {
  const [before] = await readStock(tx, kind, [id], true)
  if (before === undefined) throw new AppError('not_found')
  if (before.version !== version) throw new AppError('conflict')
  return before
}

function parse<Kind extends StockKind>(kind: Kind, given: unknown): StockRecord<Kind> {
  const parsed = STOCK_RECORD_SCHEMAS[kind].safeParse(given)
  if (!parsed.success)
    throw new AppError('validation_failed', { issues: parsed.error.issues.map(fieldIssue).map(({ path, key }) => ({ path: `value.${path}`, key })) })
  if (!isPeriod(parsed.data)) throw invalid('withdraw_at', 'before_start')
  return parsed.data as StockRecord<Kind>
}

/** A new record has a sign of its own, given or made. */
async function withSign<Kind extends StockKind>(tx: Tx, kind: Kind, value: StockRecord<Kind>): Promise<StockRecord<Kind>> {
  const { table, sign: name } = STOCK_TABLES[kind]
  const given = (value as Record<string, unknown>)[name]
  const sign = typeof given === 'string' ? given : await MAKE_SIGN[kind](tx, value as never)
  if (sign === '') throw invalid(name, 'required')
  const { rows } = await tx.execute(sql`select 1 from ${sql.raw(table)} where ${sql.raw(name)} = ${sign}`)
  if (rows.length > 0) throw invalid(name, 'taken')
  return { ...value, [name]: sign }
}

const MODEL_SIGN_LENGTH = 120
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const MAKE_SIGN: { [Kind in StockKind]: (tx: Tx, value: StockRecord<Kind>) => Promise<string> } = {
  car: async (tx, value) => {
    const [maker] = await tx.select({ sign: brand.brandSign }).from(brand).where(eq(brand.id, value.brand_id))
    if (maker === undefined) throw invalid('brand_id', 'required')
    const { model_name: modelName, trim, model_year: modelYear } = value
    return deriveModelSign({ brandSign: maker.sign, modelName, trim, modelYear, maxLength: MODEL_SIGN_LENGTH })
  },
  used_car: async (_, { vin }) => (vin === null ? randomReference() : deriveStockRef(vin)),
  fitting: async () => '',
  brand: async (_, value) => deriveBrandSign(value.brand_name),
}

function randomReference(): string {
  return Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')
}

// Addresses lead to it, and papers name it.
function requireSameSign<Kind extends StockKind>(kind: Kind, before: StockState<Kind>, value: StockRecord<Kind>): void {
  const { sign } = STOCK_TABLES[kind]
  if ((value as Record<string, unknown>)[sign] !== before.sign) throw invalid(sign, 'fixed')
}

/** What is published or archived waits for no moment: hidden later on, it would come back by it unasked. */
function withoutSpentPlan<Kind extends StockKind>(value: StockRecord<Kind>): StockRecord<Kind> {
  return value.publish_state === 'published' || value.publish_state === 'archived' ? { ...value, publish_at: null } : value
}

/** A moment to be published at that is set now is still to come: whatever has passed would be on the site within the minute. */
function requireComing(before: StockRecord | null, { publish_at: at }: StockRecord, now: Date): void {
  if (at === null || at === before?.publish_at) return
  if (Date.parse(at) <= now.getTime()) throw invalid('publish_at', 'has_passed')
}

async function requireBrand(tx: Tx, value: StockRecord): Promise<void> {
  if (!('brand_id' in value)) return
  const [maker] = await tx.select({ id: brand.id }).from(brand).where(eq(brand.id, value.brand_id))
  if (maker === undefined) throw invalid('brand_id', 'required')
}

function invalid(field: string, key: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: `value.${field}`, key }] })
}

/** As the audit shows a change: both values of each field. */
function changedOf(difference: { before: Record<string, unknown> | null; after: Record<string, unknown> } | null): Record<string, unknown> {
  if (difference === null || difference.before === null) return {}
  const { before, after } = difference
  return Object.fromEntries(Object.keys(after).map((name) => [name, { before: before[name] ?? null, after: after[name] }]))
}
