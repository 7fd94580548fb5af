import type { PriceSheetIssue } from '#contract/landed-price-sheet.ts'
import { port } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isCountryCode } from '#core/domain/country/index.ts'
import type { SheetRow } from './sheets.ts'

/**
 * What is wrong with rows that are each well formed: a country that there is none of, a port that nobody has entered (no visitor could choose it,
 * and a slip would leave a port without its rate), and an age that a country counts in two ways.
 */
export async function checkRows({ db }: Pick<Ctx, 'db'>, rows: readonly SheetRow[]): Promise<PriceSheetIssue[]> {
  const issues = [...unknownCountries(rows), ...unlikeAges(rows)]
  if (!rows.some(({ named }) => named.some(({ port: name }) => name !== undefined))) return issues
  const ports = await db.select({ name: port.portName, country: port.countryIso2 }).from(port)
  const known = new Set(ports.map(({ name, country }) => `${country} ${name}`))
  const unknown = rows.flatMap(({ line, named }) =>
    named
      .filter(({ port: name, country }) => name !== undefined && isCountryCode(country) && !known.has(`${country} ${name}`))
      .map(({ column }) => ({ row: line, column, key: 'unknown_port' as const })),
  )
  return [...issues, ...unknown]
}

function unknownCountries(rows: readonly SheetRow[]): PriceSheetIssue[] {
  return rows.flatMap(({ line, named }) => {
    const columns = named.filter(({ port: name, country }) => name === undefined && !isCountryCode(country)).map(({ column }) => column)
    return [...new Set(columns)].map((column) => ({ row: line, column, key: 'unknown_country' as const }))
  })
}

/** A vehicle has one age in a country: rows that count it otherwise than most of the country's do are told. */
function unlikeAges(rows: readonly SheetRow[]): PriceSheetIssue[] {
  const withAge = rows.filter(({ cells }) => cells['age_basis'] !== undefined)
  return [...Map.groupBy(withAge, ({ cells }) => cells['country_iso2'])].flatMap(([, own]) => {
    const bases = Map.groupBy(own, ({ cells }) => cells['age_basis'])
    if (bases.size === 1) return []
    const [[usual] = []] = [...bases].toSorted(([, one], [, other]) => other.length - one.length)
    return own.filter(({ cells }) => cells['age_basis'] !== usual).map(({ line }) => ({ row: line, column: 'age_basis', key: 'age_basis_differs' as const }))
  })
}
