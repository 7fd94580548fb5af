import type { CarCard } from '#contract/car.ts'
import { formatRow, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { PricesAtPlace } from '#apps/site/landed-price/landed-cards.server.ts'
import { landedParts, partLabels } from '#apps/site/landed-price/landed-parts.server.ts'
import { isTerminal } from '#apps/site/landed-price/landed-words.server.ts'
import type { LandedCards } from '#apps/site/landed-price/landed-view.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { dottedFromRight, fromRight } from '#apps/site/text/from-right.ts'
import { MOST_COMPARED } from '#apps/site/shortlist/compare-things.ts'
import { drawingView } from '#apps/site/vehicle/drawing-view.server.ts'
import { allRows, type SheetFacts } from '#apps/site/vehicle/specification.server.ts'
import { rangeName } from '#apps/site/vehicle/range-view.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.server.ts'
import { chooseDrawn, compareHref, DIFFERENT, PERSON, without, type Comparison } from './compare-address.ts'
import { HISTORY, type ComparedVehicle } from './compared-vehicle.server.ts'
import type { Choice, ComparedRow, CompareView } from './compare-view.ts'

const SCALE_WIDTH = 1216

/**
 * What was read for a comparison. `named`: all vehicles of the address, `vehicles`: those that are shown; `candidates`: what may be added;
 * `atPlace`: prices at the visitor's destination, null where none is named.
 */
type Read = {
  named: readonly ComparedVehicle[]
  vehicles: readonly ComparedVehicle[]
  candidates: readonly CarCard[]
  atPlace: { place: string; prices: PricesAtPlace['prices']; landed: LandedCards } | null
}

/** The comparison `found`, whose signs are all on the site, as the screen shows it. */
export function compareView(language: SiteLanguage, found: Comparison, { named, vehicles, candidates, atPlace }: Read): CompareView {
  const { isOnlyDifferent } = found
  const all = groups(language, vehicles, atPlace)
  const ticks = named.map((vehicle) => tick(vehicle, vehicles))
  const leftOut = ticks.filter(({ isShown }) => !isShown).map(({ label }) => label)
  return {
    cars: vehicles.map(({ head }) => ({ ...head, removeHref: compareHref(without(found, head.sign)) })),
    groups: isOnlyDifferent ? differentGroups(language, all, vehicles.length) : all,
    isAlike: vehicles.length > 1 && all.every(({ rows }) => rows.every((row) => !row.isDifferent)),
    scale: scale(language, found, vehicles),
    leftOut: leftOut.length === 0 ? null : language.t('compare.leftOut', { names: formatRow(language.locale, leftOut) }),
    ticks,
    fields: fields(found),
    more: vehicles.length >= MOST_COMPARED ? [] : choices(language, found, candidates),
    isOnlyDifferent,
    otherRowsHref: compareHref({ ...found, isOnlyDifferent: !isOnlyDifferent }),
  }
}

function tick(vehicle: ComparedVehicle, shown: readonly ComparedVehicle[]): CompareView['ticks'][number] {
  const { sign, title, subtitle } = vehicle.head
  return { value: sign, label: dotted([title, subtitle]), isShown: shown.includes(vehicle) }
}

function fields({ cars, used, show, isOnlyDifferent }: Comparison): CompareView['fields'] {
  const all: CompareView['fields'] = [
    ['cars', cars.join(',')],
    ['used', used.join(',')],
    ['show', show.join(',')],
    ['only', isOnlyDifferent ? DIFFERENT : ''],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The rows that differ, and behind them those that only one of several vehicles knows: there is nothing to compare them with. */
function differentGroups(language: SiteLanguage, all: CompareView['groups'], count: number): CompareView['groups'] {
  const ofOne = all.flatMap(({ rows }) => rows.filter(({ values }) => count > 1 && known(language, values).length === 1))
  return [
    ...all.map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.isDifferent) })),
    { title: language.t('compare.ofOne'), rows: ofOne },
  ].filter(({ rows }) => rows.length > 0)
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
        language,
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
      rows: rows.filter((row) => row.label !== language.t('spec.modelSign') && row.values.some((value) => value !== null)),
    }))
    .filter((group) => group.rows.length > 0)
}

/** The price at the destination behind the FOB price, part by part, then as a whole. */
function withLanded(
  language: SiteLanguage,
  rows: readonly ComparedRow[],
  { vehicles, place, prices, landed }: Pick<Read, 'vehicles'> & NonNullable<Read['atPlace']>,
): ComparedRow[] {
  const keys = vehicles.map(({ head }) => `${head.kind === 'car' ? 'new' : 'used'} ${head.sign}`)
  const parts = keys.map((key) => {
    const price = prices.get(key)?.best
    return price === undefined ? null : landedParts(language, price)
  })
  const totals = keys.map((key) => {
    const at = landed[key]
    if (at === undefined) return null
    const sum = [at.price, at.text].filter((part) => part !== null).join(' ')
    return dottedFromRight(language.locale, [fromRight(language.locale, sum), at.refusal])
  })
  const added = [
    ...partLabels(language, isTerminal([...prices.values()].flatMap(({ best, others }) => [best, ...others]))).map(({ part, label }) =>
      comparedRow(
        language,
        label,
        parts.map((of) => of?.[part] ?? null),
      ),
    ),
    comparedRow(language, language.t('landed.sectionTitle', { place }), totals),
  ]
  return rows.flatMap((own) => (own.label === language.t('spec.fobPrice') ? [own, ...added] : [own]))
}

/** What has happened to the used ones. */
function historyGroup(language: SiteLanguage, vehicles: readonly ComparedVehicle[]): CompareView['groups'][number] {
  const rows = HISTORY.map((fact) =>
    comparedRow(
      language,
      language.t(`used.${fact}`),
      vehicles.map(({ history }) => history?.[fact] ?? null),
    ),
  )
  return { title: language.t('used.history'), rows }
}

function comparedRow(language: SiteLanguage, label: string, found: (string | null)[], note: string | null = null): ComparedRow {
  const values = found.map((value) => (value ? fromRight(language.locale, value) : null))
  return { label, values, isDifferent: new Set(known(language, values)).size > 1, note }
}

/** What the vehicles have of a row; a price that is asked for is none yet. */
function known({ t }: SiteLanguage, values: readonly (string | null)[]): (string | null)[] {
  return values.filter((value) => value !== null && value !== t('price.askForQuote'))
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

function choices({ t, locale }: SiteLanguage, { cars }: Comparison, candidates: readonly CarCard[]): Choice[] {
  return candidates
    .filter((car) => !cars.includes(car.model_sign))
    .map((car) => {
      const price = car.fob_price_usd_cents === null ? null : formatUsd(locale, car.fob_price_usd_cents)
      return { value: car.model_sign, label: dotted([nameOf(car), versionName(t, car), price]) }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

function nameOf(car: CarCard): string {
  return `${car.brand_name} ${car.model_name}`
}
