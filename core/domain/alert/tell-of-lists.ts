import { and, asc, ne, sql } from 'drizzle-orm'
import { ALERT_LIMITS, ALERT_LISTS, type AlertList } from '#contract/alert-values.ts'
import { alert, type AlertNews } from '#core/db/schema/index.ts'
import { listOfferedCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listOfferedParts } from '#core/domain/fitting/index.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import { listOfferedUnits } from '#core/domain/used-car/index.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { isDue, tell, whileDue } from './due.ts'
import { readQuery, type WatchedList } from './kept-query.ts'
import { nameOfThing, type Named } from './name-of-thing.ts'

/** Alerts looked through in a run; the others come with the next, those that have waited longest first. */
const BATCH = 500

type Watching = { id: number; kind: AlertList; query: string; locale: string; lookedAt: Date }
type Found = { news: AlertNews[]; total: number }

/** Tells alerts of lists what has come on offer or become cheaper since they were looked through last. Answers how many mails. */
export async function tellOfLists(ctx: Ctx, now: Date): Promise<number> {
  let told = 0
  for (const watching of await readWatching(ctx, now)) {
    // Words and names are those of the alert's language.
    const own: Ctx = { ...ctx, locale: isLocale(watching.locale) ? watching.locale : DEFAULT_LOCALE }
    const found = await findNews(own, watching)
    if (await whileDue(ctx, { id: watching.id, now }, (tx) => tell(tx, ctx, { id: watching.id, now, ...found }))) told += 1
  }
  return told
}

async function readWatching(ctx: Ctx, now: Date): Promise<Watching[]> {
  const rows = await ctx.db
    .select({ id: alert.id, kind: alert.kind, query: alert.query, locale: alert.locale, lookedAt: alert.lookedAt })
    .from(alert)
    .where(
      and(
        isDue(now),
        ne(alert.kind, 'things'),
        sql`exists (select from stock_offer o where o.since > ${alert.lookedAt} and (o.kind = ${alert.kind} or ${alert.kind} = 'any' or (${alert.kind} = 'both' and o.kind <> 'part')))`,
      ),
    )
    .orderBy(asc(alert.lookedAt), asc(alert.id))
    .limit(BATCH)
  return rows.flatMap(({ kind, ...row }) => {
    const list = ALERT_LISTS.find((known) => known === kind)
    return list === undefined ? [] : [{ ...row, kind: list }]
  })
}

async function findNews(ctx: Ctx, { kind, query, lookedAt }: Watching): Promise<Found> {
  const watched = readQuery(kind, query)
  if (watched === null) return { news: [], total: 0 }
  const found = await Promise.all(listsOf(watched).map((list) => findIn(ctx, list, lookedAt)))
  return { news: found.flatMap(({ news }) => news).slice(0, ALERT_LIMITS.shown), total: found.reduce((sum, { total }) => sum + total, 0) }
}

type OneList = Exclude<WatchedList, { kind: 'any' | 'both' }>

function listsOf(watched: WatchedList): OneList[] {
  if (watched.kind === 'both') {
    const { filter } = watched
    return [
      { kind: 'car', filter },
      { kind: 'used', filter },
    ]
  }
  if (watched.kind !== 'any') return [watched]
  const { filter } = watched
  return [
    { kind: 'car', filter },
    { kind: 'used', filter },
    { kind: 'part', filter },
  ]
}

async function findIn(ctx: Ctx, list: OneList, since: Date): Promise<Found> {
  const limit = ALERT_LIMITS.shown
  if (list.kind === 'car') {
    const found = await listOfferedCars({ ctx, input: { ...(await askedOf(ctx, list.filter)), since, limit } })
    return { news: found.list.map(({ card, before }) => newsOf({ kind: 'car', card }, card.model_sign, before)), total: found.total }
  }
  if (list.kind === 'used') {
    const found = await listOfferedUnits({ ctx, input: { ...(await askedOf(ctx, list.filter)), since, limit } })
    return { news: found.list.map(({ card, before }) => newsOf({ kind: 'used', card }, card.stock_ref, before)), total: found.total }
  }
  const found = await listOfferedParts({ ctx, input: { filter: list.filter, since, limit } })
  return { news: found.list.map(({ card, before }) => newsOf({ kind: 'part', card }, card.sku, before)), total: found.total }
}

function newsOf(thing: Named, sign: string, before: number | null): AlertNews {
  const cents = thing.card.fob_price_usd_cents
  return { kind: thing.kind, sign, name: nameOfThing(thing), event: before === null ? 'offered' : 'cheaper', cents, before }
}

/** What a list is asked with: what the country of its destination refuses is left out of its mails as of itself (R22.10). */
async function askedOf<Filter extends { dest?: string | undefined; admitted?: 'all' | undefined }>(ctx: Ctx, { dest, admitted: shown, ...filter }: Filter) {
  const destination = await findDestination({ ctx, input: { code: dest ?? null } })
  const admitted = shown === 'all' ? undefined : destination?.country
  return { filter, at: { destination: dest, admitted } }
}
