import type { CarCard } from '#contract/car.ts'
import { formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { LandedCards } from '#apps/site/landed-price/landed-view.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { MOST_COMPARED } from '#apps/site/shortlist/compare-things.ts'
import { drawingView } from '#apps/site/vehicle/drawing-view.server.ts'
import { allRows, type SheetFacts } from '#apps/site/vehicle/specification.server.ts'
import { rangeName } from '#apps/site/vehicle/range-view.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.ts'
import { chooseDrawn, compareHref, PERSON, without, type Comparison } from './compare-address.ts'
import { HISTORY, type ComparedVehicle } from './compared-vehicle.server.ts'
import type { Choice, ComparedRow, CompareView } from './compare-view.ts'

const SCALE_WIDTH = 1216

/** What was read for a comparison. `candidates`: what may be added; `atPlace`: prices at the visitor's destination, null where none is named. */
type Read = { vehicles: readonly ComparedVehicle[]; candidates: readonly CarCard[]; atPlace: { place: string; landed: LandedCards } | null }

/** The comparison as the screen shows it. */
export function compareView(language: SiteLanguage, comparison: Comparison, { vehicles, candidates, atPlace }: Read): CompareView {
  const signsOf = (kind: 'car' | 'used') => vehicles.filter(({ head }) => head.kind === kind).map(({ head }) => head.sign)
  const found = { ...comparison, cars: signsOf('car'), used: signsOf('used') }
  const { isOnlyDifferent } = comparison
  return {
    cars: vehicles.map(({ head }) => ({ ...head, removeHref: compareHref(without(found, head.sign)) })),
    groups: shownGroups(groups(language, vehicles, atPlace), isOnlyDifferent),
    scale: scale(language, found, vehicles),
    more: vehicles.length >= MOST_COMPARED ? [] : choices(language, found, candidates),
    isOnlyDifferent,
    otherRowsHref: compareHref({ ...found, isOnlyDifferent: !isOnlyDifferent }),
  }
}

function shownGroups(all: CompareView['groups'], isOnlyDifferent: boolean): CompareView['groups'] {
  if (!isOnlyDifferent) return all
  return all.map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.isDifferent) })).filter(({ rows }) => rows.length > 0)
}

/** Rows that at least one of the vehicles has, without the sign, which differs always; every vehicle answers the same rows in the same order. */
function groups(language: SiteLanguage, vehicles: readonly ComparedVehicle[], atPlace: Read['atPlace']): CompareView['groups'] {
  const tables = vehicles.map(({ facts }) => allRows(language, facts))
  const notes = rangeNotes(
    language,
    vehicles.map(({ facts }) => facts),
  )
  const specified = (tables[0] ?? []).map((group, groupAt) => ({
    title: group.title,
    rows: group.rows.map((row, rowAt) =>
      comparedRow(
        row.label,
        tables.map((table) => table[groupAt]?.rows[rowAt]?.value ?? null),
        notes.get(row.label) ?? null,
      ),
    ),
  }))
  const last = specified.at(-1)
  if (last !== undefined && atPlace !== null) last.rows = withLanded(language, last.rows, { vehicles, ...atPlace })
  return [historyGroup(language, vehicles), ...specified]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => row.label !== language.t('spec.modelSign') && row.values.some((value) => value !== null && value !== '')),
    }))
    .filter((group) => group.rows.length > 0)
}

/** The price at the destination behind the FOB price. */
function withLanded(
  { t }: SiteLanguage,
  rows: readonly ComparedRow[],
  { vehicles, place, landed }: Pick<Read, 'vehicles'> & NonNullable<Read['atPlace']>,
): ComparedRow[] {
  const values = vehicles.map(({ head }) => {
    const at = landed[`${head.kind === 'car' ? 'new' : 'used'} ${head.sign}`]
    return at === undefined ? null : [at.price, at.text].filter((part) => part !== null).join(' ')
  })
  const row = comparedRow(t('landed.sectionTitle', { place }), values, null)
  return rows.flatMap((own) => (own.label === t('spec.fobPrice') ? [own, row] : [own]))
}

/** What has happened to the used ones. */
function historyGroup({ t }: SiteLanguage, vehicles: readonly ComparedVehicle[]): CompareView['groups'][number] {
  const rows = HISTORY.map((fact) =>
    comparedRow(
      t(`used.${fact}`),
      vehicles.map(({ history }) => history?.[fact] ?? null),
      null,
    ),
  )
  return { title: t('used.history'), rows }
}

function comparedRow(label: string, values: (string | null)[], note: string | null): ComparedRow {
  return { label, values, isDifferent: new Set(values).size > 1, note }
}

/** By label: ranges of different test cycles are not compared without saying so. */
function rangeNotes({ t }: SiteLanguage, sheets: readonly SheetFacts[]): Map<string, string> {
  const names = sheets.filter((sheet) => sheet.range_km !== null).map((sheet) => ({ name: rangeName(t, sheet), cycle: sheet.range_cycle }))
  const cycles = Map.groupBy(names, ({ name }) => name)
  return new Map([...cycles].filter(([, of]) => new Set(of.map(({ cycle }) => cycle)).size > 1).map(([name]) => [name, t('compare.cyclesDiffer')]))
}

function scale({ t }: SiteLanguage, comparison: Comparison, vehicles: readonly ComparedVehicle[]): CompareView['scale'] {
  const drawn = chooseDrawn(comparison)
  const first = vehicles.find(({ head }) => head.sign === drawn?.first)
  if (drawn === null || first === undefined) return null
  const other = vehicles.find(({ head }) => head.sign === drawn.beside)
  const drawing = drawingView({ kind: 'scale', vehicle: first.vehicle, beside: other === undefined ? PERSON : other.vehicle }, SCALE_WIDTH)
  const car = first.head.title
  const alt = other === undefined ? t('drawing.besidePerson', { car }) : t('drawing.besideCar', { car, other: other.head.title })
  return { drawing, alt, ...drawn }
}

function choices({ locale }: SiteLanguage, { cars }: Comparison, candidates: readonly CarCard[]): Choice[] {
  return candidates
    .filter((car) => !cars.includes(car.model_sign))
    .map((car) => {
      const price = car.fob_price_usd_cents === null ? null : formatUsd(locale, car.fob_price_usd_cents)
      return { value: car.model_sign, label: dotted([nameOf(car), versionName(car), price]) }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

function nameOf(car: CarCard): string {
  return `${car.brand_name} ${car.model_name}`
}
