import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { ImportDuties, ImportGuide, ImportInspection, ImportTax, ImportWay } from '#contract/import-guide.ts'
import { DUTY_COMPONENTS } from '#contract/landed-price-values.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import { dutyRule, freightRate, shippingCharge, transitRoute } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { listGuidedCountries } from './list-guided-countries.ts'
import { readAdmittedVehicles } from '#core/domain/import-rule/index.ts'

/** What is known today of bringing vehicles to a country (ISO 3166-1); null where nothing is. */
export async function readImportGuide({ ctx, input }: { ctx: Ctx; input: { country: string } }): Promise<ImportGuide | null> {
  const guided = (await listGuidedCountries({ ctx })).find(({ country }) => country === input.country)
  if (guided === undefined) return null
  const day = ctx.ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const { country, country_name: name, admits, ports } = guided
  const [rules, sheets] = await Promise.all([
    readAdmittedVehicles(ctx),
    keep(
      ctx,
      { key: `import-guide ${country} ${day}`, make: loadSheets, sizeOf: ({ rates, duties }) => 1_000 + 300 * (rates.length + duties.length) },
      country,
      day,
    ),
  ])
  return {
    country,
    country_name: name,
    admits,
    ways: ports.flatMap((port) => waysTo(port, sheets)),
    inspections: sheets.charges.map(toInspection),
    taxes: taxesOf(sheets.duties),
    duties: dutiesOf(sheets.duties),
    ports,
    is_sample: rules.get(country)?.isSample === true || [...sheets.rates, ...sheets.charges, ...sheets.duties].some(({ isSample }) => isSample),
  }
}

type Sheets = {
  rates: (typeof freightRate.$inferSelect)[]
  routes: (typeof transitRoute.$inferSelect)[]
  charges: (typeof shippingCharge.$inferSelect)[]
  duties: (typeof dutyRule.$inferSelect)[]
}

async function loadSheets({ db, reads }: Ctx, country: string, day: string): Promise<Sheets> {
  reads('landed_price')
  const routes = await db.select().from(transitRoute).where(eq(transitRoute.countryIso2, country))
  const countries = [country, ...routes.map(({ entryCountryIso2 }) => entryCountryIso2)]
  const [rates, charges, duties] = await Promise.all([
    db
      .select()
      .from(freightRate)
      .where(and(inArray(freightRate.destinationCountryIso2, countries), lte(freightRate.validFrom, day), gte(freightRate.validTo, day))),
    db
      .select()
      .from(shippingCharge)
      .where(and(eq(shippingCharge.kind, 'inspection'), eq(shippingCharge.countryIso2, country), eq(shippingCharge.isRequired, true)))
      .orderBy(asc(shippingCharge.position)),
    db.select().from(dutyRule).where(eq(dutyRule.countryIso2, country)).orderBy(asc(dutyRule.step), asc(dutyRule.position)),
  ])
  return { routes, rates, charges, duties }
}

/** One way for each mode that is offered today: the fastest and the slowest of its lanes. */
function waysTo(destination: PricedDestination, { rates, routes }: Sheets): ImportWay[] {
  const { country, port, port_country: portCountry } = destination
  const lanes = rates.filter((rate) => rate.destinationPort === port && rate.destinationCountryIso2 === portCountry)
  const route = country === portCountry ? undefined : routes.find((own) => own.entryPort === port && own.entryCountryIso2 === portCountry)
  return [...Map.groupBy(lanes, ({ mode }) => mode)].map(([mode, own]) => ({
    destination,
    mode,
    days: { from: Math.min(...own.map(({ transitDaysMin }) => transitDaysMin)), to: Math.max(...own.map(({ transitDaysMax }) => transitDaysMax)) },
    inland_days: route === undefined ? null : { from: route.daysMin, to: route.daysMax },
    valid_to: own.map(({ validTo }) => validTo).toSorted()[0] ?? '',
  }))
}

function toInspection(row: Sheets['charges'][number]): ImportInspection {
  return {
    code: row.code,
    name: row.nameEn,
    applies_to: row.appliesTo,
    payable_at: row.payableAt,
    fee_usd: row.feeUsd,
    fob_percent: row.feePercentFob === null ? null : Number(row.feePercentFob),
    min_usd: row.minUsd,
    max_usd: row.maxUsd,
  }
}

/** One row that is switched off switches the estimate of its country off (`applyDuties`). */
function dutiesOf(duties: Sheets['duties']): ImportDuties {
  const off = duties.find(({ isEstimated }) => !isEstimated)
  if (off !== undefined) return { state: 'not_estimated', note_en: off.noteEn }
  return { state: duties.length === 0 ? 'unknown' : 'estimated', note_en: null }
}

/** What is charged as a share of a value. */
const SHARES: ReadonlySet<string | null> = new Set(['cif', 'cif_plus_previous', 'cif_plus_listed', 'fob', 'fob_plus_previous', 'fob_plus_listed', 'of_listed'])

function taxesOf(duties: Sheets['duties']): ImportTax[] {
  return DUTY_COMPONENTS.flatMap((component) => {
    const own = duties.filter((rule) => rule.isEstimated && rule.component === component)
    if (own.length === 0) return []
    const rates = own.filter(({ base }) => SHARES.has(base)).map(({ ratePercent }) => Number(ratePercent))
    return [
      {
        component,
        percent: rates.length === 0 ? null : { from: Math.min(...rates), to: Math.max(...rates) },
        has_amounts: own.some(({ base, amountUsd, minPerCcUsd }) => !SHARES.has(base) || Number(amountUsd) > 0 || minPerCcUsd !== null),
      },
    ]
  })
}
