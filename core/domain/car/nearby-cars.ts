import { sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { CarCard } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isOneOf } from '#core/domain/facet/index.ts'
import { admitsCar, readAdmission } from '#core/domain/landed-price/index.ts'
import { kinOf, unlikeness, type Traits } from '#core/domain/likeness/index.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions } from './car-conditions.ts'
import { readCards } from './read-cards.ts'

const TRIMS = 24
const SUGGESTIONS = 8
/** Cars looked at on each side of the price; enough to find eight different models in. */
const CANDIDATES = 120
/** Models of the brand have a row of their own: others go before them unless they are very unlike. */
const OWN_BRAND = 2.5

/** By what suggestions are found, and how they compare. */
const TRAITS = {
  id: car.id,
  brandId: car.brandId,
  modelName: car.modelName,
  bodyType: car.bodyType,
  autoType: car.autoType,
  energyType: car.energyType,
  lengthMm: car.lengthMm,
  gvwKg: car.gvwKg,
  seats: car.seats,
  fobPriceUsdCents: car.fobPriceUsdCents,
  steering: car.steering,
} as const

/** What suggestions start from. */
export type NearbyCar = Pick<typeof car.$inferSelect, keyof typeof TRAITS>

/** Other trims and years of the same model: newest first, then by price; at most 24. */
export async function listTrims(ctx: Ctx, of: NearbyCar): Promise<CarCard[]> {
  return readCards(
    ctx,
    await ids(
      ctx,
      sql`
    select id from car where ${await published(ctx)} and brand_id = ${of.brandId} and model_name = ${of.modelName} and id <> ${of.id}
    order by model_year desc nulls last, fob_price_usd_cents nulls last, id limit ${TRIMS}`,
    ),
  )
}

/** Other models of the same brand, the most relevant version of each; at most 8. */
export async function listSameBrand(ctx: Ctx, of: NearbyCar): Promise<CarCard[]> {
  return readCards(
    ctx,
    await ids(
      ctx,
      sql`
    select id from (
      select distinct on (model_name) id, relevance from car
      where ${await published(ctx)} and brand_id = ${of.brandId} and model_name <> ${of.modelName}
      order by model_name, relevance desc, id
    ) as best order by relevance desc, id limit ${SUGGESTIONS}`,
    ),
  )
}

/**
 * The models most like a car, one version of each: of the same body while there are any, then of those that serve next best; at most 8. How like
 * they are: `unlikeness`. Where a country is named, what it does not admit is left out, as lists leave it out (R22.10).
 */
export async function listRelated(ctx: Ctx, of: NearbyCar, country: string | undefined): Promise<CarCard[]> {
  const [own, admission] = await Promise.all([published(ctx), readAdmission(ctx, country)])
  const admitted = admission === null ? sql`` : sql` and ${admitsCar(admission)}`
  const where = sql`${own} and not (brand_id = ${of.brandId} and model_name = ${of.modelName})${admitted}`
  const traits = traitsOf(of)
  const models = new Map<string, { id: number; gap: number }>()
  for (const body of rings(of.bodyType)) {
    for (const row of await readCandidates(ctx, sql`${where}${body}`, of.fobPriceUsdCents)) {
      const [model, gap] = [`${row.brandId} ${row.modelName}`, unlikeness(traits, traitsOf(row)) + (row.brandId === of.brandId ? OWN_BRAND : 0)]
      const known = models.get(model)
      if (known === undefined || gap < known.gap) models.set(model, { id: row.id, gap })
    }
    if (models.size >= SUGGESTIONS) break
  }
  const nearest = [...models.values()].toSorted((a, b) => a.gap - b.gap || a.id - b.id)
  return readCards(
    ctx,
    nearest.slice(0, SUGGESTIONS).map(({ id }) => id),
  )
}

/** Where to look, one after the other until there is enough: the same body, then its kin. */
function rings(body: string): SQL[] {
  const kin = kinOf(body)
  return [[body], ...(kin.length > 0 ? [kin] : [])].map((bodies) => sql` and ${isOneOf(car.bodyType, bodies, 'text')}`)
}

function traitsOf({ bodyType, autoType, energyType, lengthMm, gvwKg, seats, fobPriceUsdCents, steering }: NearbyCar): Traits {
  return { body: bodyType, autoType, energy: energyType, lengthMm, gvwKg, seats, cents: fobPriceUsdCents, steering }
}

/** Walks along the price, away from that of the car, instead of sorting all cars by distance; without a price, the most relevant. */
async function readCandidates({ db, reads }: Ctx, where: SQL, cents: number | null): Promise<NearbyCar[]> {
  reads('car')
  const walk = (condition: SQL, order: SQL) =>
    db
      .select(TRAITS)
      .from(car)
      .where(sql`${where}${condition}`)
      .orderBy(order, car.id)
      .limit(CANDIDATES)
  if (cents === null) return walk(sql``, sql`${car.relevance} desc`)
  return unionAll(
    walk(sql` and ${car.fobPriceUsdCents} >= ${cents}`, sql`${car.fobPriceUsdCents}`),
    walk(sql` and ${car.fobPriceUsdCents} < ${cents}`, sql`${car.fobPriceUsdCents} desc nulls last`),
    walk(sql` and ${car.fobPriceUsdCents} is null`, sql`${car.relevance} desc`),
  )
}

async function published(ctx: Ctx): Promise<SQL> {
  return sql.join(publishedConditions(await readBrandNames(ctx)), sql` and `)
}

async function ids(ctx: Ctx, query: SQL): Promise<number[]> {
  ctx.reads('car')
  const { rows } = await ctx.db.execute<{ id: string }>(query)
  return rows.map((row) => Number(row.id))
}
