import { sql, type SQL } from 'drizzle-orm'
import type { ShownState } from '#contract/content-values.ts'
import { IMPORT_KINDS, IMPORT_STOCK_KINDS } from '#contract/import-values.ts'
import type { StockFilter } from '#contract/stock.ts'
import type { StockKind } from '#contract/stock-values.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'
import { hasColumn, STOCK_TABLES } from './stock-kinds.ts'

/** What a filter asks of `owner`, a row of the kind's table; `today`: `2026-11-23`. Archived rows are found only where the filter names their state. */
export function stockCondition(kind: StockKind, filter: StockFilter, today: string): SQL {
  const { publish_state: states = [] } = filter
  const parts = [
    states.length === 0 ? sql`owner.publish_state <> 'archived'` : sql`(${sql.join(states.map(isShownAs), sql` or `)})`,
    ...listed(kind, 'brand_id', filter.brand, 'bigint'),
    ...listed(kind, 'energy_type', filter.energy),
    ...listed(kind, 'status', filter.status),
    ...listed(kind, 'category', filter.category),
    ...(filter.sample === undefined ? [] : [sql`owner.is_sample = ${filter.sample === 'yes'}`]),
    ...priceCondition(kind, filter.price, today),
    ...pictureCondition(kind, filter.pictures),
    ...importCondition(kind, filter),
    ...wordConditions(kind, filter.word ?? ''),
  ]
  return sql.join(parts, sql` and `)
}

/** As `shownState` tells it of what stands there. */
function isShownAs(state: ShownState): SQL {
  const isPlanned = sql`(owner.publish_at is not null and owner.publish_state in ('draft', 'hidden'))`
  return state === 'planned' ? isPlanned : sql`(owner.publish_state = ${state} and not ${isPlanned})`
}

function listed(kind: StockKind, column: string, values: readonly (string | number)[] | undefined, type: 'text' | 'bigint' = 'text'): SQL[] {
  if (values === undefined || values.length === 0 || !hasColumn(kind, column)) return []
  return [oneOf(column, values, type)]
}

function oneOf(column: string, values: readonly (string | number)[], type: 'text' | 'bigint' = 'text'): SQL {
  return sql`owner.${sql.raw(column)} = any(${sql.param([...values])}::${sql.raw(type)}[])`
}

function priceCondition(kind: StockKind, wanted: StockFilter['price'], today: string): SQL[] {
  if (wanted === undefined || !hasColumn(kind, 'fob_price_usd_cents')) return []
  if (wanted === 'lapsed') return [sql`owner.fob_price_usd_cents is not null and owner.price_valid_until < ${today}::date`]
  return [wanted === 'with' ? sql`owner.fob_price_usd_cents is not null` : sql`owner.fob_price_usd_cents is null`]
}

function pictureCondition(kind: StockKind, wanted: StockFilter['pictures']): SQL[] {
  if (wanted === undefined) return []
  const { links, linkColumn } = STOCK_TABLES[kind]
  const has = sql`exists (select 1 from ${sql.raw(links)} link where link.${sql.raw(linkColumn)} = owner.id and link.tab <> 'document')`
  return [wanted === 'with' ? has : sql`not ${has}`]
}

/** What an import wrote of this kind: an import has one, and its rows are told apart by it. */
function importCondition(kind: StockKind, { import_run: run, import_wrote: wrote }: StockFilter): SQL[] {
  if (run === undefined) return []
  const kinds = IMPORT_KINDS.filter((one) => IMPORT_STOCK_KINDS[one] === kind)
  const part = wrote === undefined ? sql`` : wrote === 'added' ? sql`and written.before is null` : sql`and written.before is not null`
  return [
    sql`owner.id in (
      select written.subject_id from import_run_row written join import_run on import_run.id = written.run_id
      where written.run_id = ${run} and import_run.kind = any(${sql.param(kinds)}::text[]) ${part})`,
  ]
}

/** Every word stands in what the row is found by on the site; or it is the sign, or part of a VIN, that was typed. */
function wordConditions(kind: StockKind, typed: string): SQL[] {
  const words = buildSearchText([typed])
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const { sign } = STOCK_TABLES[kind]
  const text = kind === 'brand' ? sql.raw(BRAND_TEXT) : sql.raw('owner.search_text')
  const inText = words.map((word) => sql`${text} like ${`%${escaped(word)}%`}`)
  const vin = kind === 'used_car' ? sql` or owner.vin like ${`%${escaped(typed.trim().toUpperCase())}%`}` : sql``
  return [sql`((${sql.join(inText, sql` and `)}) or owner.${sql.raw(sign)} = ${typed.trim()}${vin})`]
}

const BRAND_TEXT = `lower(owner.brand_name || ' ' || coalesce(owner.brand_name_zh, '') || ' ' || array_to_string(owner.aliases, ' '))`

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
