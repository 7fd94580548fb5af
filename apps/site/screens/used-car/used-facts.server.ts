import type { UsedCarDetail } from '#contract/used-car.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { givenRows, type Given } from '#apps/site/detail/given-rows.ts'
import { equipmentRows } from '#apps/site/vehicle/equipment-rows.server.ts'
import { besideEnergy, bodyLabel, driveEnergyLabel, driveLabel, steeringLabel, transmissionLabel } from '#apps/site/vehicle/labels.server.ts'
import { measure } from '#apps/site/vehicle/specification.server.ts'
import type { SpecGroupView } from '#apps/site/vehicle/specification.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'

/** History and specification of a unit; a row without a value is left out. */
export function usedFacts(language: SiteLanguage, unit: UsedCarDetail): SpecGroupView[] {
  const { t } = language
  return [
    { title: t('used.history'), rows: historyRows(language, unit) },
    { title: t('car.specification'), rows: vehicleRows(language, unit) },
    { title: t('equipment.title'), rows: equipmentRows(language, unit.equipment).map(({ label, value }): Given => [label, value]) },
  ]
    .map(({ title, rows }) => ({ title, rows: givenRows(rows) }))
    .filter(({ rows }) => rows.length > 0)
}

function historyRows({ t, locale }: SiteLanguage, unit: UsedCarDetail): Given[] {
  const day = (value: string | null) => (value === null ? null : formatDate(locale, value))
  const count = (value: number | null) => (value === null ? null : formatNumber(locale, value))
  return [
    [t('used.firstRegistration'), day(unit.first_registration_date)],
    [t('usedPage.manufactured'), day(unit.manufacture_date)],
    [t('used.mileage'), unit.mileage_km === null ? null : t('unit.km', { value: formatNumber(locale, unit.mileage_km) })],
    [t('used.previousUse'), unit.previous_use === null ? null : stockLabel(t, 'previousUse', unit.previous_use)],
    [t('used.owners'), count(unit.owners)],
    [t('usedPage.keys'), count(unit.keys)],
    [t('used.port'), unit.port_of_loading === null ? null : stockLabel(t, 'port', unit.port_of_loading)],
    [t('used.stockRef'), unit.stock_ref],
    [t('usedPage.vin'), unit.vin],
  ]
}

function vehicleRows(language: SiteLanguage, unit: UsedCarDetail): Given[] {
  const { t } = language
  const colour = (value: string | null) => (value === null ? null : stockLabel(t, 'colour', value))
  return [
    [t('spec.vehicleType'), unit.series.body_type === null ? null : bodyLabel(t, unit.series.body_type)],
    [t('spec.steering'), unit.steering === null ? null : steeringLabel(t, unit.steering)],
    [t('spec.energyType'), driveEnergyLabel(t, unit)],
    [t('spec.fuel'), besideEnergy(t, unit)],
    [t('spec.engine'), measure(language, 'cc', unit.displacement_cc)],
    [t('spec.transmission'), unit.transmission === null ? null : transmissionLabel(t, unit.transmission)],
    [t('spec.driveType'), unit.drive_type === null ? null : driveLabel(t, unit.drive_type)],
    [t('spec.emissionStandard'), unit.emission_standard],
    [t('used.colour'), colour(unit.colour_exterior)],
    [t('usedPage.interior'), colour(unit.colour_interior)],
  ]
}
