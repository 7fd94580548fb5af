import type { CarSheet } from '#contract/car.ts'
import { formatNumber, formatRow, formatSides, formatUsd } from '#i18n/format.ts'
import { powerText } from '#i18n/power-text.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { equipmentRows } from './equipment-rows.server.ts'
import { autoTypeLabel, besideEnergy, bodyLabel, categoryLabel, driveEnergyLabel, driveLabel, steeringLabel, transmissionLabel } from './labels.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { everydayText, isElectricShare, rangeText } from './range-view.server.ts'
import type { SpecGroupView } from './specification.ts'
import { trimText } from './version-name.server.ts'

/** A sheet as the table reads it; null for what is not known of a used unit. */
export type SheetFacts = Pick<CarSheet, KnownFact> & { [Fact in UnknownFact]: CarSheet[Fact] | null }
type UnknownFact = 'brand_type' | 'body_type' | 'moq' | 'model_sign'
type KnownFact = Exclude<
  keyof CarSheet,
  | UnknownFact
  | 'model_id'
  | 'port_of_loading'
  | 'price_valid_until'
  | 'brand_sign'
  | 'is_hot'
  | 'is_off_road'
  | 'is_sports'
  | 'is_sample'
  | 'picture'
  | 'updated_at'
>

type Row = { label: string; value: string | null; note?: string }

/** The specification table: groups of rows with units; a row without a value is left out, so no hole remains. */
export function specification(language: SiteLanguage, car: CarSheet): SpecGroupView[] {
  return allRows(language, car)
    .map((group) => ({ title: group.title, rows: group.rows.filter(hasValue) }))
    .filter((group) => group.rows.length > 0)
}

/** All groups with all their rows, in an order that is the same for every car; null where a car has no value. */
export function allRows(language: SiteLanguage, car: SheetFacts): { title: string; rows: Row[] }[] {
  const { t } = language
  return [
    { title: t('spec.groupGeneral'), rows: generalRows(language, car) },
    { title: t('spec.groupEngine'), rows: engineRows(language, car) },
    { title: t('spec.groupBattery'), rows: batteryRows(language, car) },
    { title: t('spec.groupSize'), rows: sizeRows(language, car) },
    { title: t('equipment.title'), rows: equipmentRows(language, car.equipment) },
    { title: t('spec.groupTrade'), rows: tradeRows(language, car) },
  ]
}

function namesOf(locale: SiteLanguage['locale'], names: readonly string[]): string | null {
  return names.length === 0 ? null : formatRow(locale, names)
}

function hasValue(row: Row): row is { label: string; value: string; note?: string } {
  return row.value !== null && row.value !== ''
}

/** A number with its unit, or null. */
export function measure({ t, locale }: SiteLanguage, unit: 'mm' | 'kg' | 'kmh' | 'nm' | 'kwh' | 'cc' | 'litrePer100km', value: number | null): string | null {
  return value === null ? null : t(`unit.${unit}`, { value: formatNumber(locale, value, 2) })
}

function generalRows({ t, locale }: SiteLanguage, car: SheetFacts): Row[] {
  return [
    { label: t('spec.brand'), value: car.brand_name },
    { label: t('spec.model'), value: car.model_name },
    { label: t('spec.trim'), value: car.trim === null ? null : trimText(t, car.trim) },
    { label: t('spec.year'), value: car.model_year === null ? null : String(car.model_year) },
    { label: t('spec.category'), value: car.brand_type === null ? null : categoryLabel(t, String(car.brand_type)) },
    { label: t('spec.autoType'), value: car.auto_type === null ? null : autoTypeLabel(t, car.auto_type) },
    { label: t('spec.vehicleType'), value: car.body_type === null ? null : bodyLabel(t, car.body_type) },
    { label: t('spec.steering'), value: car.steering === null ? null : steeringLabel(t, car.steering) },
    { label: t('spec.seats'), value: car.seats === null ? null : String(car.seats) },
    { label: t('spec.doors'), value: car.doors === null ? null : String(car.doors) },
    {
      label: t('spec.colours'),
      value: namesOf(
        locale,
        car.colours.map((colour) => stockLabel(t, 'colour', colour)),
      ),
    },
  ]
}

function engineRows(language: SiteLanguage, car: SheetFacts): Row[] {
  const { t } = language
  return [
    { label: t('spec.energyType'), value: driveEnergyLabel(t, car) },
    { label: t('spec.fuel'), value: besideEnergy(t, car) },
    { label: t('spec.engine'), value: measure(language, 'cc', car.displacement_cc) },
    { label: t('spec.power'), value: car.power_kw === null ? null : powerText(t, language.locale, car.power_kw) },
    { label: t('spec.torque'), value: measure(language, 'nm', car.torque_nm) },
    { label: t('spec.transmission'), value: car.transmission === null ? null : transmissionLabel(t, car.transmission) },
    { label: t('spec.driveType'), value: car.drive_type === null ? null : driveLabel(t, car.drive_type) },
    { label: t('spec.axles'), value: car.axle_config },
    { label: t('spec.topSpeed'), value: measure(language, 'kmh', car.top_speed_kmh) },
    { label: t('spec.consumption'), value: measure(language, 'litrePer100km', car.fuel_consumption_l_100km) },
    { label: t('spec.emissionStandard'), value: car.emission_standard },
  ]
}

/**
 * Range stands with its unit and cycle, apart from the drive type (R8.3). What the battery of a plug-in hybrid gives has rows of its own, so that
 * nobody compares it with the range of a battery vehicle.
 */
function batteryRows(language: SiteLanguage, car: SheetFacts): Row[] {
  const { t } = language
  const [own, share] = isElectricShare(car) ? [null, car] : [car, null]
  return [
    rangeRow(language, t('spec.drivingRange'), own),
    { label: t('ev.everyday'), value: own === null ? null : everydayText(language, own) },
    rangeRow(language, t('spec.electricRange'), share),
    { label: t('spec.everydayElectric'), value: share === null ? null : everydayText(language, share) },
    { label: t('spec.batteryCapacity'), value: measure(language, 'kwh', car.battery_kwh) },
    { label: t('spec.batteryType'), value: car.battery_type },
    { label: t('spec.chargePort'), value: car.charge_port },
  ]
}

function rangeRow({ t, locale }: SiteLanguage, label: string, car: SheetFacts | null): Row {
  if (car === null || car.range_km === null) return { label, value: null }
  const note = car.range_cycle === null ? undefined : t('spec.rangeNote', { cycle: car.range_cycle })
  return { label, value: rangeText(t, locale, car.range_km, car.range_cycle), note }
}

function sizeRows(language: SiteLanguage, car: SheetFacts): Row[] {
  const { t } = language
  return [
    { label: t('spec.dimensions'), value: dimensions(language, car) },
    { label: t('spec.wheelbase'), value: measure(language, 'mm', car.wheelbase_mm) },
    { label: t('spec.curbWeight'), value: measure(language, 'kg', car.curb_weight_kg) },
    { label: t('spec.payload'), value: measure(language, 'kg', car.payload_kg) },
    { label: t('spec.gvw'), value: measure(language, 'kg', car.gvw_kg) },
  ]
}

function tradeRows({ t, locale }: SiteLanguage, car: SheetFacts): Row[] {
  const price = car.fob_price_usd_cents
  return [
    { label: t('spec.fobPrice'), value: price === null ? t('price.askForQuote') : formatUsd(locale, price) },
    { label: t('spec.leadTime'), value: car.lead_time_days === null ? null : t('spec.leadTimeDays', { count: car.lead_time_days }) },
    { label: t('spec.moq'), value: car.moq === null ? null : t('unit.pieces', { count: car.moq }) },
    { label: t('spec.modelSign'), value: car.model_sign },
  ]
}

function dimensions({ t, locale }: SiteLanguage, car: SheetFacts): string | null {
  const sides = [car.length_mm, car.width_mm, car.height_mm]
  if (sides.some((side) => side === null)) return null
  return t('unit.mm', {
    value: formatSides(
      locale,
      sides.map((side) => side ?? 0),
    ),
  })
}
