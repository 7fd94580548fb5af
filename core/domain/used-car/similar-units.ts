import { sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { UsedCarCard } from '#contract/used-car.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { admitsUnit, readAdmission } from '#core/domain/landed-price/index.ts'
import { kinOf, unlikeness, type Traits } from '#core/domain/likeness/index.ts'
import { readUsedCards, seriesOf, type UsedCardRow } from './read-cards.ts'
import { readSeriesOfUnits } from './read-series.ts'
import { stockCondition } from './used-conditions.ts'
import { USED_FACETS, type Known } from './used-facets.ts'

const SUGGESTIONS = 8
/** Units looked at on each side of the price. */
const CANDIDATES = 60

/** By what suggestions are found, and how they compare beside what the catalogue of new cars knows of their model. */
const TRAITS = {
  id: usedCar.id,
  brandId: usedCar.brandId,
  modelName: usedCar.modelName,
  modelYear: usedCar.modelYear,
  mileageKm: usedCar.mileageKm,
  energyType: usedCar.energyType,
  steering: usedCar.steering,
  fobPriceUsdCents: usedCar.fobPriceUsdCents,
} as const

type Candidate = Pick<UsedCardRow, keyof typeof TRAITS>
type Series = Awaited<ReturnType<typeof readSeriesOfUnits>>

/**
 * Units that are not sold: of the same model first, then those most like the unit, of its body while there are any; at most 8. How like they are:
 * `unlikeness`. Where a country is named, what it does not admit is left out, as lists leave it out (R22.10).
 */
export async function listSimilarUnits(ctx: Ctx, of: UsedCardRow, { known, country }: { known: Known; country: string | undefined }): Promise<UsedCarCard[]> {
  const admission = await readAdmission(ctx, country)
  const units = await readCandidates(ctx, of, { known, admitted: admission === null ? sql`true` : admitsUnit(admission) })
  const series = await readSeriesOfUnits(ctx, [of.id, ...units.map(({ id }) => id)])
  const traits = traitsOf(of, series, known)
  const isModel = (unit: Candidate) => unit.brandId === of.brandId && unit.modelName === of.modelName
  const gaps = new Map(units.map((unit) => [unit.id, unlikeness(traits, traitsOf(unit, series, known)) - (isModel(unit) ? OTHER_MODEL : 0)]))
  const nearest = [...gaps].toSorted(([a, ofA], [b, ofB]) => ofA - ofB || a - b)
  return readUsedCards(
    ctx,
    nearest.slice(0, SUGGESTIONS).map(([id]) => id),
    known,
  )
}

/** Outweighs every difference of two units of one model. */
const OTHER_MODEL = 100

function traitsOf(unit: Candidate, found: Series, known: Known): Traits {
  const { body_type: body, auto_type: autoType, length_mm: lengthMm, gvw_kg: gvwKg } = seriesOf(unit, found.get(unit.id), known)
  const { energyType: energy, fobPriceUsdCents: cents, steering, mileageKm: km, modelYear: year } = unit
  return { body, autoType, energy, lengthMm, gvwKg, seats: null, cents, steering, km, year }
}

/** Looks among the units of the model and its body, then, while those are too few, of the kin of that body. */
async function readCandidates({ db, reads }: Ctx, of: UsedCardRow, { known, admitted }: { known: Known; admitted: SQL }): Promise<Candidate[]> {
  reads('used_car')
  const price = of.fobPriceUsdCents ?? 0
  const where = sql`${stockCondition(null, known)} and ${usedCar.id} <> ${of.id} and ${admitted}`
  const select = (condition: SQL, order: SQL) =>
    db
      .select(TRAITS)
      .from(usedCar)
      .where(sql`${where} and ${condition}`)
      .orderBy(order, usedCar.id)
      .limit(CANDIDATES)
  const isModel = sql`${usedCar.brandId} = ${of.brandId} and ${usedCar.modelName} = ${of.modelName}`
  // Two walks along the price index, away from the price, instead of sorting the whole stock by distance.
  const walk = (condition: SQL) =>
    unionAll(
      select(sql`${usedCar.status} = 'available' and ${usedCar.fobPriceUsdCents} >= ${price} and ${condition}`, sql`${usedCar.fobPriceUsdCents}`),
      select(
        sql`${usedCar.status} = 'available' and ${usedCar.fobPriceUsdCents} < ${price} and ${condition}`,
        sql`${usedCar.fobPriceUsdCents} desc nulls last`,
      ),
    )
  const found = new Map<number, Candidate>()
  const add = (rows: readonly Candidate[]) => rows.forEach((row) => found.set(row.id, row))
  add(await select(sql`${usedCar.status} <> 'sold' and ${isModel}`, sql`${usedCar.id} desc`))
  for (const condition of rings(of, known)) {
    add(await walk(condition))
    if (found.size >= SUGGESTIONS) break
  }
  return [...found.values()]
}

/** Where to look, one after the other until there is enough: the same body, then its kin; everywhere for a model that nothing is known of. */
function rings(of: UsedCardRow, known: Known): SQL[] {
  const body = known.bodies.bodyOf(of)
  return body === null ? [sql`true`] : [[body], kinOf(body)].map((bodies) => USED_FACETS.body.condition(bodies, known))
}
