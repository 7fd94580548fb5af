import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import type { Wish, WishTerm } from './wish.ts'

/** Units of a currency for one US dollar, and the day (ISO) of that rate, by code. */
export type Rates = ReadonlyMap<string, { usdRate: number; asOf: string }>

/** What is looked for in dollars is round, and takes in all that was asked for. */
const ROUND = 100
const LEAST_ROUNDED = 1_000

/**
 * A wish with its prices in US dollars: sums in another currency by the rate that the site has; a limit in money without a rate is left out and named
 * (`unpriced`), and then any vehicle will do where nothing else is asked for.
 */
export function inDollars(wish: Wish, rates: Rates): Wish {
  if (!asksInOwnMoney(wish)) return wish
  const read = wish.terms.map((term) => ({ term, own: term.money === undefined ? term : convert(term, rates) }))
  const terms = read.flatMap(({ own }) => own ?? [])
  const unpriced = read.flatMap(({ term, own }) => (own === null ? [term.typed] : []))
  const isAnything = wish.isAnything || (terms.length === 0 && wish.parts.length + wish.pages.length === 0)
  return { ...wish, terms, unpriced, isAnything }
}

/** True where a price is asked for in other money than dollars. */
export function asksInOwnMoney({ terms }: Pick<Wish, 'terms'>): boolean {
  return terms.some(({ money }) => money !== undefined)
}

/** The rates that the site has; kept until they change. */
export function readRates(ctx: Ctx): Promise<Rates> {
  return keep(ctx, { key: 'wish-rates', make: loadRates, sizeOf: (rates) => 100 * rates.size })
}

async function loadRates({ db, reads }: Ctx): Promise<Rates> {
  reads('landed_price')
  const { rows } = await db.execute<{ code: string; rate: string; as_of: string }>(sql`select code, usd_rate as rate, as_of::text from currency`)
  return new Map(rows.map((row) => [row.code, { usdRate: Number(row.rate), asOf: row.as_of }]))
}

function convert(term: WishTerm, rates: Rates): WishTerm | null {
  const { money } = term
  const rate = money?.currency.code ? rates.get(money.currency.code) : undefined
  if (!money || !rate) return null
  const [from, to] = [
    money.from === null ? null : rounded(money.from / rate.usdRate, Math.floor),
    money.to === null ? null : rounded(money.to / rate.usdRate, Math.ceil),
  ]
  return { ...term, range: { name: 'price', from, to }, money: { ...money, asOf: rate.asOf } }
}

function rounded(usd: number, round: (value: number) => number): number {
  const step = usd < LEAST_ROUNDED ? 1 : ROUND
  // Beyond that floats tell no steps any more.
  return round(Math.min(usd, Number.MAX_SAFE_INTEGER / ROUND) / step) * step
}
