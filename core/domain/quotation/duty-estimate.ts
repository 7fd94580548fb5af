import { and, eq, inArray } from 'drizzle-orm'
import { DUTY_COMPONENTS } from '#contract/landed-price-values.ts'
import type { DutyEstimate, QuotationTerms } from '#contract/quotation-values.ts'
import { country, countryName } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'
import { findBestWays } from './offer-costs.ts'

const CENTS = 100

/**
 * What duties and taxes the buyer's country will ask for all of an offer, by today's rules and the prices of the catalogue, as the site shows it
 * at each vehicle. Null where something goes along of which that is not known, or that the country does not admit, and for what is not priced to the port (CIF).
 */
export async function readDutyEstimate(ctx: Ctx, { iso2, terms }: { iso2: string | null; terms: QuotationTerms }): Promise<DutyEstimate | null> {
  // What is not priced to the port would be missing in the sum.
  if (iso2 === null || terms.basis !== 'cif') return null
  const best = await findBestWays(ctx, { country: iso2, port: terms.destination_port, lines: terms.lines })
  const ways = best?.ways ?? []
  if (ways.length === 0 || ways.some(({ way }) => way.landed_total_usd === null)) return null
  const name = await readName(ctx, iso2, terms.locale)
  if (name === null) return null
  const sum = (usdOf: (way: (typeof ways)[number]['way']) => number | null) =>
    ways.reduce((total, { quantity, way }) => total + quantity * (usdOf(way) ?? 0) * CENTS, 0)
  const duties = DUTY_COMPONENTS.map((component) => ({ component, cents: sum((way) => way[component]) }))
  const charges = sum(({ destination_charges_usd }) => destination_charges_usd)
  const inland = sum(({ inland_usd }) => inland_usd)
  return {
    country: name,
    date: ways[0]?.way.calc_date ?? '',
    lines: [{ component: 'inland' as const, cents: inland }, ...duties, { component: 'destination_charges' as const, cents: charges }].filter(
      ({ cents }) => cents > 0,
    ),
  }
}

async function readName(ctx: Ctx, iso2: string, locale: string): Promise<string | null> {
  const rows = await ctx.db
    .select({ locale: countryName.locale, name: countryName.name })
    .from(country)
    .innerJoin(countryName, eq(countryName.countryId, country.id))
    .where(and(eq(country.iso2, iso2), inArray(countryName.locale, [locale, DEFAULT_LOCALE])))
  return (rows.find((row) => row.locale === locale) ?? rows[0])?.name ?? null
}
