import type { UsedCarDetail } from '#contract/used-car.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { bodyLabel, driveLabel, energyLabel, steeringLabel, transmissionLabel } from '#apps/site/vehicle/labels.server.ts'
import { measure } from '#apps/site/vehicle/specification.server.ts'
import type { SpecGroupView } from '#apps/site/vehicle/specification.ts'
import { usedLabel } from '#apps/site/vehicle/used-labels.server.ts'

type Words = { t: SiteTranslator; locale: Locale }
type Row = { label: string; value: string | null }

/** History and specification of a unit; a row without a value is left out. */
export function usedFacts(words: Words, unit: UsedCarDetail): SpecGroupView[] {
  const { t } = words
  return [
    { title: t('used.history'), rows: historyRows(words, unit) },
    { title: t('car.specification'), rows: vehicleRows(words, unit) },
  ].map((group) => ({ title: group.title, rows: group.rows.filter((row): row is { label: string; value: string } => row.value !== null && row.value !== '') }))
}

function historyRows({ t, locale }: Words, unit: UsedCarDetail): Row[] {
  const day = (value: string | null) => (value === null ? null : formatDate(locale, value))
  const count = (value: number | null) => (value === null ? null : formatNumber(locale, value))
  return [
    { label: t('used.firstRegistration'), value: day(unit.first_registration_date) },
    { label: t('used.manufactured'), value: day(unit.manufacture_date) },
    { label: t('used.mileage'), value: unit.mileage_km === null ? null : t('unit.km', { value: formatNumber(locale, unit.mileage_km) }) },
    { label: t('used.previousUse'), value: unit.previous_use === null ? null : usedLabel(t, 'previousUse', unit.previous_use) },
    { label: t('used.owners'), value: count(unit.owners) },
    { label: t('used.keys'), value: count(unit.keys) },
    { label: t('used.port'), value: unit.port_of_loading === null ? null : usedLabel(t, 'port', unit.port_of_loading) },
    { label: t('used.stockRef'), value: unit.stock_ref },
    { label: t('used.vin'), value: unit.vin },
  ]
}

function vehicleRows(words: Words, unit: UsedCarDetail): Row[] {
  const { t } = words
  const colour = (value: string | null) => (value === null ? null : usedLabel(t, 'colour', value))
  return [
    { label: t('spec.vehicleType'), value: unit.series.body_type === null ? null : bodyLabel(t, unit.series.body_type) },
    { label: t('spec.steering'), value: unit.steering === null ? null : steeringLabel(t, unit.steering) },
    { label: t('spec.energyType'), value: energyLabel(t, unit.energy_type) },
    { label: t('spec.engine'), value: measure(words, 'cc', unit.displacement_cc) },
    { label: t('spec.transmission'), value: unit.transmission === null ? null : transmissionLabel(t, unit.transmission) },
    { label: t('spec.driveType'), value: unit.drive_type === null ? null : driveLabel(t, unit.drive_type) },
    { label: t('spec.emissionStandard'), value: unit.emission_standard },
    { label: t('used.colour'), value: colour(unit.colour_exterior) },
    { label: t('used.interior'), value: colour(unit.colour_interior) },
  ]
}
