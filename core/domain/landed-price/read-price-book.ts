import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { dutyRule, freightRate, importRule, shippingCharge, transitRoute } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { exact } from './calculate/exact.ts'
import type { Charge, DutyRule, FreightRate, PriceBook } from './calculate/price-book.ts'

/** A country and the port or terminal by which it is reached; both countries ISO 3166-1. */
export type Destination = { country: string; port: string; portCountry: string }

/** What is known of a way to a country, kept until a rate or a rule changes. */
export function readPriceBook(ctx: Ctx, destination: Destination): Promise<PriceBook> {
  const key = `price-book ${destination.country} ${destination.portCountry} ${destination.port}`
  return keep(ctx, { key, make: loadBook, sizeOf: ({ rates, charges, duties }) => 1_000 + 600 * (rates.length + charges.length + duties.length) }, destination)
}

async function loadBook(ctx: Ctx, { country, port, portCountry }: Destination): Promise<PriceBook> {
  ctx.reads('landed_price', 'import_rule')
  const { db } = ctx
  const [rules, routes, rates, charges, duties] = await Promise.all([
    db.select().from(importRule).where(eq(importRule.countryIso2, country)),
    db
      .select()
      .from(transitRoute)
      .where(and(eq(transitRoute.countryIso2, country), eq(transitRoute.entryPort, port), eq(transitRoute.entryCountryIso2, portCountry))),
    db
      .select()
      .from(freightRate)
      .where(and(eq(freightRate.destinationCountryIso2, portCountry), eq(freightRate.destinationPort, port)))
      .orderBy(asc(freightRate.rateId)),
    db
      .select()
      .from(shippingCharge)
      .where(or(isNull(shippingCharge.countryIso2), eq(shippingCharge.countryIso2, country)))
      .orderBy(asc(shippingCharge.position)),
    db.select().from(dutyRule).where(eq(dutyRule.countryIso2, country)).orderBy(asc(dutyRule.step), asc(dutyRule.position)),
  ])
  const [route] = routes
  const inland = route && { ...route, ruleId: `${country}-${portCountry}-${port}`, lightUsd: route.inlandLightUsd, heavyUsd: route.inlandHeavyUsd }
  return {
    importRule: rules[0] ?? null,
    inland: country === portCountry ? null : inland,
    rates: rates.map(toRate),
    charges: charges.map(toCharge),
    duties: duties.map((row, at) => ({ ...toDuty(row), ruleId: dutyRuleId(row, duties.slice(0, at)) })),
  }
}

function toRate(row: typeof freightRate.$inferSelect): FreightRate {
  return { ...row, ratePerM3: exactOrNull(row.ratePerM3), fuelPercent: exact(row.fuelPercent) }
}

function toCharge(row: typeof shippingCharge.$inferSelect): Charge {
  return { ...row, ratePercent: exactOrNull(row.ratePercent), feePercentFob: exactOrNull(row.feePercentFob) }
}

type DutyRow = typeof dutyRule.$inferSelect

/** `before`: the rules of the country that stand before it. */
function dutyRuleId({ countryIso2, step }: DutyRow, before: readonly DutyRow[]): string {
  return `${countryIso2}-${step}.${before.filter((other) => other.step === step).length + 1}`
}

function toDuty(row: DutyRow): Omit<DutyRule, 'ruleId'> {
  return {
    ...row,
    upliftPercent: exact(row.upliftPercent),
    ratePercent: exact(row.ratePercent),
    amountUsd: exact(row.amountUsd),
    minPerCcUsd: exactOrNull(row.minPerCcUsd),
    engineCc: { from: row.engineCcMin, to: row.engineCcMax },
    powerKw: { from: row.powerKwMin, to: row.powerKwMax },
    ageYears: { from: row.ageYearsMin, to: row.ageYearsMax },
    valueUsd: { from: row.valueUsdMin, to: row.valueUsdMax },
  }
}

function exactOrNull(text: string | null) {
  return text === null ? null : exact(text)
}
