import type { CarCard, CarSheet } from '#contract/car.ts'
import { formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { cardDrawing, drawingView, vehicleOf } from '#apps/site/vehicle/drawing-view.server.ts'
import { allRows } from '#apps/site/vehicle/specification.server.ts'
import { rangeName } from '#apps/site/vehicle/range-view.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.ts'
import { chooseDrawn, compareHref, MOST_COMPARED, PERSON, type Comparison } from './compare-address.ts'
import type { Choice, ComparedCar, ComparedRow, CompareView } from './compare-view.ts'

const SCALE_WIDTH = 1216

/** The comparison as the screen shows it. `sheets` are the cars that were found, `candidates` what may be added. */
export function compareView(language: SiteLanguage, comparison: Comparison, sheets: readonly CarSheet[], candidates: readonly CarCard[]): CompareView {
  const found = { ...comparison, cars: sheets.map((sheet) => sheet.model_sign) }
  return {
    cars: sheets.map((sheet) => comparedCar(language, found, sheet)),
    groups: groups(language, sheets),
    scale: scale(language, found, sheets),
    more: sheets.length >= MOST_COMPARED ? [] : choices(language, found, candidates),
  }
}

function comparedCar({ t, locale }: SiteLanguage, comparison: Comparison, car: CarSheet): ComparedCar {
  const title = nameOf(car)
  const subtitle = versionName(car)
  return {
    sign: car.model_sign,
    href: `/car/${encodeURIComponent(car.model_sign)}`,
    title,
    subtitle,
    brandName: car.brand_name,
    brandSign: car.brand_sign,
    modelName: car.model_name,
    price: car.fob_price_usd_cents === null ? null : formatUsd(locale, car.fob_price_usd_cents),
    picture: car.picture,
    drawing: cardDrawing(car),
    removeHref: compareHref({ ...comparison, cars: comparison.cars.filter((sign) => sign !== car.model_sign) }),
    remark: t('car.remarkTemplate', { car: [title, subtitle].filter((part) => part !== '').join(' ') }),
  }
}

/** Rows that at least one of the cars has, without the sign, which differs always; every car answers the same rows in the same order. */
function groups(language: SiteLanguage, sheets: readonly CarSheet[]): CompareView['groups'] {
  const tables = sheets.map((sheet) => allRows(language, sheet))
  const notes = rangeNotes(language, sheets)
  return (tables[0] ?? [])
    .map((group, groupAt) => ({
      title: group.title,
      rows: group.rows
        .map((row, rowAt) =>
          comparedRow(
            row.label,
            tables.map((table) => table[groupAt]?.rows[rowAt]?.value ?? null),
            notes.get(row.label) ?? null,
          ),
        )
        .filter((row) => row.label !== language.t('spec.modelSign') && row.values.some((value) => value !== null && value !== '')),
    }))
    .filter((group) => group.rows.length > 0)
}

function comparedRow(label: string, values: (string | null)[], note: string | null): ComparedRow {
  return { label, values, isDifferent: new Set(values).size > 1, note }
}

/** By label: ranges of different test cycles are not compared without saying so. */
function rangeNotes({ t }: SiteLanguage, sheets: readonly CarSheet[]): Map<string, string> {
  const names = sheets.filter((sheet) => sheet.range_km !== null).map((sheet) => ({ name: rangeName(t, sheet), cycle: sheet.range_cycle }))
  const cycles = Map.groupBy(names, ({ name }) => name)
  return new Map([...cycles].filter(([, of]) => new Set(of.map(({ cycle }) => cycle)).size > 1).map(([name]) => [name, t('compare.cyclesDiffer')]))
}

function scale({ t }: SiteLanguage, comparison: Comparison, sheets: readonly CarSheet[]): CompareView['scale'] {
  const drawn = chooseDrawn(comparison)
  const first = sheets.find((sheet) => sheet.model_sign === drawn?.first)
  if (drawn === null || first === undefined) return null
  const other = sheets.find((sheet) => sheet.model_sign === drawn.beside)
  const drawing = drawingView({ kind: 'scale', vehicle: vehicleOf(first), beside: other === undefined ? PERSON : vehicleOf(other) }, SCALE_WIDTH)
  const alt = other === undefined ? t('drawing.besidePerson', { car: nameOf(first) }) : t('drawing.besideCar', { car: nameOf(first), other: nameOf(other) })
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
