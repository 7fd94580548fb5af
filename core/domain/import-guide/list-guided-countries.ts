import type { GuidedCountry } from '#contract/import-guide.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listCountries } from '#core/domain/country/index.ts'
import { listDestinations, listDutyCountries } from '#core/domain/landed-price/index.ts'
import { readAdmittedVehicles } from '#core/domain/import-rule/index.ts'

/** Countries of which a way, or a rule of import or duty, is known, in the order of the reader's language. */
export async function listGuidedCountries({ ctx }: { ctx: Ctx }): Promise<GuidedCountry[]> {
  const [countries, destinations, rules, withDuties] = await Promise.all([
    listCountries({ ctx, input: {} }),
    listDestinations({ ctx }),
    readAdmittedVehicles(ctx),
    listDutyCountries(ctx),
  ])
  const ways = Map.groupBy(destinations, ({ country }) => country)
  return countries.flatMap(({ iso2, country }) => {
    const ports = ways.get(iso2) ?? []
    const admits = rules.get(iso2)?.admits ?? null
    return ports.length === 0 && admits === null && !withDuties.has(iso2) ? [] : [{ country: iso2, country_name: country, admits, ports }]
  })
}

/**
 * The country that a part of an address names, by its code in any case or by its name in English or in the reader's language: `ke`, `Kenya`.
 * Null for any other text.
 */
export async function findGuidedCountry({ ctx, input }: { ctx: Ctx; input: { named: string } }): Promise<GuidedCountry | null> {
  const { named } = input
  const countries = await listGuidedCountries({ ctx })
  const byCode = countries.find(({ country }) => country === named.toUpperCase())
  if (byCode !== undefined) return byCode
  const [found, ...others] = await listCountries({ ctx, input: { word: named.replaceAll('-', ' ') } })
  if (found === undefined || others.length > 0) return null
  return countries.find(({ country }) => country === found.iso2) ?? null
}
