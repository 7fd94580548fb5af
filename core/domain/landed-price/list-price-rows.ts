import { eq, ilike } from 'drizzle-orm'
import type { ListPriceRowsInput, PriceLapses, PriceRow, PriceRowPage } from '#contract/landed-price-sheet.ts'
import { LAPSE_NOTICE_DAYS, type SheetCells } from '#contract/price-sheet-values.ts'
import { country, countryName } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { laneEnds } from './lane-ends.ts'
import { countriesOf, readStored, type StoredRow } from './sheets/compare-sheet.ts'

const DAY_MS = 86_400_000
/** Named in a warning. */
const MOST_NAMED = 8
/** The rows of a sheet in its order, narrowed down. A sheet has some hundred rows: they are read whole. Permission `content.read`. */
export async function listPriceRows({ ctx, input }: { ctx: Ctx; input: ListPriceRowsInput }): Promise<PriceRowPage> {
  requirePermission(ctx, 'content.read')
  const { sheet, country: iso2, port, validity, page, page_size: size } = input
  const [stored, named] = await Promise.all([readStored(ctx.db, sheet), countriesNamed(ctx, input.word)])
  const today = dayOf(ctx)
  const word = plain(input.word ?? '')
  const isWanted = wantedBy(validity, stored, today)
  const found = stored
    .filter(({ cells }) => iso2 === undefined || countriesOf(cells).includes(iso2))
    .filter(({ cells }) => port === undefined || port === '' || portsOf(cells).includes(plain(port)))
    .filter(({ cells }) => word === '' || countriesOf(cells).some((code) => named.has(code)) || Object.values(cells).some((cell) => plain(cell).includes(word)))
    .filter(isWanted)
    .map((row) => toRow(row, today))
  return { list: found.slice((page - 1) * size, page * size), total: found.length }
}

/** Lanes that are left without a freight rate, or are within 30 days, for a warning. Permission `content.read`. */
export async function listPriceLapses({ ctx }: { ctx: Ctx }): Promise<PriceLapses> {
  requirePermission(ctx, 'content.read')
  const today = dayOf(ctx)
  const ends = laneEnds(await readStored(ctx.db, 'freight'), today).toSorted((one, other) => (one.until < other.until ? -1 : 1))
  const endsIn = (wanted: 'lapsing' | 'lapsed') => ends.filter(({ state }) => state === wanted).map(({ row }) => toRow(row, today))
  const [lapsing, lapsed] = [endsIn('lapsing'), endsIn('lapsed')]
  return { lapsed: lapsed.length, lapsing: lapsing.length, first: [...lapsing, ...lapsed].slice(0, MOST_NAMED) }
}

function wantedBy(wanted: ListPriceRowsInput['validity'], stored: readonly StoredRow[], today: string): (row: StoredRow) => boolean {
  if (wanted === undefined) return () => true
  if (wanted === 'ending') {
    const ending = new Set(laneEnds(stored, today).flatMap(({ row, state }) => (state === 'valid' ? [] : [row.id])))
    return ({ id }) => ending.has(id)
  }
  return ({ cells }) => {
    const state = validityOf(cells, today)?.state
    // What will soon lapse is in force.
    return state === wanted || (wanted === 'valid' && state === 'lapsing')
  }
}

function toRow({ id, cells, isSample }: StoredRow, today: string): PriceRow {
  return { id, cells, is_sample: isSample, validity: validityOf(cells, today) }
}

function validityOf({ valid_from: from, valid_to: to }: SheetCells, today: string): PriceRow['validity'] {
  if (from === undefined || to === undefined) return null
  if (from > today) return { state: 'coming', days: daysBetween(today, from) }
  const days = daysBetween(today, to)
  return { state: days < 0 ? 'lapsed' : days <= LAPSE_NOTICE_DAYS ? 'lapsing' : 'valid', days }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function dayOf({ ports }: Ctx): string {
  return ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function portsOf(cells: SheetCells): string[] {
  return [cells['loading_port'], cells['destination_port'], cells['entry_port']].filter((name) => name !== undefined).map(plain)
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Codes of the countries that a word names in any language. */
async function countriesNamed({ db }: Ctx, word: string | undefined): Promise<ReadonlySet<string>> {
  if (word === undefined || word === '') return new Set()
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .selectDistinct({ iso2: country.iso2 })
    .from(country)
    .innerJoin(countryName, eq(countryName.countryId, country.id))
    .where(ilike(countryName.name, pattern))
  return new Set(rows.map(({ iso2 }) => iso2))
}
