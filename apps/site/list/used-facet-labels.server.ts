import type { UsedCarStatus, UsedFacetName, UsedRange } from '#contract/used-values.ts'
import type { Equipment } from '#contract/equipment-values.ts'
import type { EnergyType, Fuel } from '#contract/vehicle.ts'
import type { FacetLabels } from './filter-view.server.ts'
import type { RangeLabels } from './range-view.server.ts'
import { bandText, unitName } from '#apps/site/vehicle/figure-labels.server.ts'
import { bodyLabel, driveLabel, energyLabel, equipmentLabel, fuelLabel, steeringLabel, transmissionLabel } from '#apps/site/vehicle/labels.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'

/** The facets of the used stock and their values in words. */
export const USED_FACET_LABELS: FacetLabels<UsedFacetName> = {
  brand: { title: (t) => t('filter.brand'), label: (_language, value, option) => option.label ?? value },
  price: { title: (t) => t('filter.price'), label: (language, value) => bandText(language, 'price', value) },
  year: { title: (t) => t('filter.year'), label: (_language, value) => value },
  mileage: { title: (t) => t('used.mileage'), label: (language, value) => bandText(language, 'mileage', value) },
  energy: { title: (t) => t('filter.energy'), label: ({ t }, value) => energyLabel(t, value as EnergyType) },
  body: { title: (t) => t('filter.body'), label: ({ t }, value) => bodyLabel(t, value) },
  fuel: { title: (t) => t('filter.fuel'), label: ({ t }, value) => fuelLabel(t, value as Fuel) },
  transmission: { title: (t) => t('filter.transmission'), label: ({ t }, value) => transmissionLabel(t, value) },
  drive: { title: (t) => t('filter.drive'), label: ({ t }, value) => driveLabel(t, value) },
  charge_port: { title: (t) => t('spec.chargePort'), label: (_language, value) => value },
  steering: { title: (t) => t('filter.steering'), label: ({ t }, value) => steeringLabel(t, value) },
  seats: { title: (t) => t('filter.seats'), label: ({ t }, value) => (/^\d+$/.test(value) ? t('unit.seats', { count: Number(value) }) : value) },
  colour: { title: (t) => t('used.colour'), label: ({ t }, value) => stockLabel(t, 'colour', value) },
  equipment: { title: (t) => t('filter.equipment'), label: ({ t }, value) => equipmentLabel(t, value as Equipment) },
  port: { title: (t) => t('used.port'), label: ({ t }, value) => stockLabel(t, 'port', value) },
  status: { title: (t) => t('used.state'), label: ({ t }, value) => t(`used.status.${value as UsedCarStatus}`) },
}

/** The figures that the stock can be narrowed to. */
export const USED_RANGE_LABELS: readonly (RangeLabels & { name: UsedRange })[] = [
  { name: 'price', title: (t) => t('filter.price'), unit: (t) => unitName(t, 'price') },
  { name: 'year', title: (t) => t('filter.year'), unit: () => null },
  { name: 'mileage', title: (t) => t('used.mileage'), unit: (t) => unitName(t, 'mileage') },
  { name: 'range', title: (t) => t('spec.electricRange'), unit: (t) => unitName(t, 'range'), behind: 'energy' },
  { name: 'power', title: (t) => t('spec.power'), unit: (t) => unitName(t, 'power'), behind: 'drive' },
]
