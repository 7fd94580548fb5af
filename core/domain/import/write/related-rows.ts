import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { dropOldNames } from './drop-old-names.ts'
import { refreshBrandNames } from './refresh-brand-names.ts'
import type { WritableRow } from './table-spec.ts'

type Prepare<K extends ImportKind> = (tx: Tx, rows: readonly WritableRow<K>[]) => Promise<void>
type Follow<K extends ImportKind> = (tx: Tx, rows: readonly WritableRow<K>[], now: Date) => Promise<void>

const NOTHING = async (): Promise<void> => {}

const PREPARE: { [K in ImportKind]: Prepare<K> } = {
  brands: NOTHING,
  cars: NOTHING,
  used: NOTHING,
  fittings: dropOldNames,
  ports: NOTHING,
  rules: NOTHING,
}

const FOLLOW: { [K in ImportKind]: Follow<K> } = {
  brands: (tx, rows) =>
    refreshBrandNames(
      tx,
      rows.map(({ record }) => record.brand_sign),
    ),
  cars: addPrices,
  used: NOTHING,
  fittings: replaceFits,
  ports: NOTHING,
  rules: NOTHING,
}

/** What other tables need before rows of a kind are written. */
export function prepareRows<K extends ImportKind>(tx: Tx, kind: K, rows: readonly WritableRow<K>[]): Promise<void> {
  return PREPARE[kind](tx, rows)
}

/** What other tables need once rows of a kind are written. */
export function followRows<K extends ImportKind>(tx: Tx, kind: K, rows: readonly WritableRow<K>[], now: Date): Promise<void> {
  return FOLLOW[kind](tx, rows, now)
}

async function addPrices(tx: Tx, rows: readonly WritableRow<'cars'>[], now: Date): Promise<void> {
  const signs = rows.filter((row) => row.hasNewPrice).map((row) => row.record.model_sign)
  if (signs.length === 0) return
  await tx.execute(sql`
    insert into car_price (car_id, fob_price_usd_cents, valid_from)
    select id, fob_price_usd_cents, ${now.toISOString()}::timestamptz from car where model_sign = any(${sql.param(signs)}::text[])`)
}

async function replaceFits(tx: Tx, rows: readonly WritableRow<'fittings'>[]): Promise<void> {
  const fits = JSON.stringify(rows.map(({ record }) => ({ sku: record.sku, fits: record.fits })))
  await tx.execute(sql`
    delete from fitting_fit using fitting, json_array_elements(${fits}::json) given
    where fitting_fit.fitting_id = fitting.id and fitting.sku = given ->> 'sku'`)
  await tx.execute(sql`
    insert into fitting_fit (fitting_id, pattern)
    select fitting.id, pattern from json_array_elements(${fits}::json) given
    join fitting on fitting.sku = given ->> 'sku', json_array_elements_text(given -> 'fits') as pattern`)
}
