import { dutyRule } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

/** Countries (ISO 3166-1) of which the sheet of duties says anything. */
export function listDutyCountries(ctx: Ctx): Promise<ReadonlySet<string>> {
  return keep(ctx, { key: 'duty-countries', make: loadCountries, sizeOf: (countries) => 20 * countries.size })
}

async function loadCountries({ db, reads }: Ctx): Promise<ReadonlySet<string>> {
  reads('landed_price')
  const rows = await db.selectDistinct({ country: dutyRule.countryIso2 }).from(dutyRule)
  return new Set(rows.map(({ country }) => country))
}
