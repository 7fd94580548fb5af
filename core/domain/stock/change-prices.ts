import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { ChangePricesInput, PreviewPricesInput, PricePreview } from '#contract/stock.ts'
import type { StockKind } from '#contract/stock-values.ts'
import { FITTING_PRICE, NEW_PRICE, USED_PRICE, type Range } from '#contract/vehicle-ranges.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeMany } from './change-many.ts'
import { chooseStock, type ChosenRow } from './choose-stock.ts'

const RANGES: Readonly<Record<StockKind, Range | null>> = { car: NEW_PRICE, used_car: USED_PRICE, fitting: FITTING_PRICE, brand: null }

type Planned = PricePreview & { validUntil: string | null; before: ReadonlyMap<number, ChosenRow> }

/** Every price that a change would set, and what it would leave alone. Permission `catalogue.price`. Errors: `forbidden`, `validation_failed`. */
export async function previewPrices({ ctx, kind, input }: { ctx: Ctx; kind: StockKind; input: PreviewPricesInput }): Promise<PricePreview> {
  requirePermission(ctx, 'catalogue.price')
  const { validUntil: _, before: __, ...preview } = await plan(ctx.db, { ctx, kind, input, isLocked: false })
  return preview
}

/**
 * Sets the prices of a preview, and those only: where a price has changed since, nothing is set. Permission `catalogue.price`.
 * Errors: `forbidden`, `validation_failed`, `conflict`.
 */
export async function changePrices({
  ctx,
  kind,
  input,
}: {
  ctx: Ctx
  kind: StockKind
  input: ChangePricesInput
}): Promise<{ batch_id: number | null; count: number }> {
  requirePermission(ctx, 'catalogue.price')
  return ctx.db.transaction(async (tx) => {
    const planned = await plan(tx, { ctx, kind, input, isLocked: true })
    if (planned.digest !== input.digest) throw new AppError('conflict')
    const changes = planned.rows.map(({ id, before, after }) => ({
      id,
      before: { fob_price_usd_cents: before, price_valid_until: planned.before.get(id)?.price_valid_until ?? null },
      after: { fob_price_usd_cents: after, price_valid_until: planned.validUntil },
    }))
    const { kind: changeKind, amount, rounding, valid_until: validUntil } = input
    const detail = { change: changeKind, amount, rounding, valid_until: validUntil }
    return { batch_id: await changeMany(tx, { ctx, kind, batchKind: 'price', changes, detail }), count: changes.length }
  })
}

type PlanInput = { ctx: Ctx; kind: StockKind; input: PreviewPricesInput; isLocked: boolean }

async function plan(tx: Tx, { ctx, kind, input, isLocked }: PlanInput): Promise<Planned> {
  const range = RANGES[kind]
  if (range === null) throw new AppError('validation_failed', { issues: [{ path: 'kind', key: 'no_prices' }] })
  const chosen = await chooseStock(tx, { ctx, kind, choice: input, isLocked })
  const priced = chosen.flatMap(({ id, sign, name, fob_price_usd_cents: before, price_valid_until: until }) =>
    before === null ? [] : [{ id, sign, name, before, after: changedPrice(before, input), until }],
  )
  const isPossible = (price: number) => price >= Math.max(1, range.hard[0] * 100) && price <= range.hard[1] * 100
  const strip = ({ id, sign, name, before, after }: (typeof priced)[number]) => ({ id, sign, name, before, after })
  const rows = priced.filter(({ before, after, until }) => isPossible(after) && (after !== before || until !== input.valid_until)).map(strip)
  return {
    rows,
    without_price: chosen.length - priced.length,
    refused: priced.filter(({ after }) => !isPossible(after)).map(strip),
    digest: digestOf(rows),
    validUntil: input.valid_until,
    before: new Map(chosen.map((row) => [row.id, row])),
  }
}

function changedPrice(cents: number, { kind, amount, rounding }: PreviewPricesInput): number {
  // Counted in hundredths of a per cent, whole numbers, so that 3 % of 10,050 is what a person expects.
  const exact = kind === 'percent' ? (cents * (10_000 + Math.round(amount * 100))) / 10_000 : cents + amount
  return Math.round(exact / rounding) * rounding
}

function digestOf(rows: PricePreview['rows']): string {
  return createHash('sha256')
    .update(JSON.stringify(rows.map(({ id, before, after }) => [id, before, after])))
    .digest('base64url')
}
