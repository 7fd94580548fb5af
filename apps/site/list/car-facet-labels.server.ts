import type { Equipment } from '#contract/equipment-values.ts'
import type { CarRange, EnergyType, FacetName, Fuel, LeadTime } from '#contract/vehicle.ts'
import type { FacetLabels } from './filter-view.server.ts'
import type { RangeLabels } from './range-view.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { bandText, unitName } from '#apps/site/vehicle/figure-labels.server.ts'
import {
  autoTypeLabel,
  bodyLabel,
  categoryLabel,
  driveLabel,
  energyLabel,
  engineBandLabel,
  equipmentLabel,
  fuelLabel,
  leadTimeLabel,
  steeringLabel,
  transmissionLabel,
} from '#apps/site/vehicle/labels.server.ts'

/** The facets of the car list and their values in words. */
export const CAR_FACET_LABELS: FacetLabels<FacetName> = {
  brand: { title: (t) => t('filter.brand'), label: (_language, value, option) => option.label ?? value },
  price: { title: (t) => t('filter.price'), label: (language, value) => bandText(language, 'price', value) },
  energy: { title: (t) => t('filter.energy'), label: ({ t }, value) => energyLabel(t, value as EnergyType) },
  auto_type: { title: (t) => t('filter.auto_type'), label: ({ t }, value) => autoTypeLabel(t, value) },
  body: { title: (t) => t('filter.body'), label: ({ t }, value) => bodyLabel(t, value) },
  fuel: { title: (t) => t('filter.fuel'), label: ({ t }, value) => fuelLabel(t, value as Fuel) },
  drive: { title: (t) => t('filter.drive'), label: ({ t }, value) => driveLabel(t, value) },
  engine: { title: (t) => t('filter.engine'), label: ({ t }, value) => engineBandLabel(t, value) },
  transmission: { title: (t) => t('filter.transmission'), label: ({ t }, value) => transmissionLabel(t, value) },
  charge_port: { title: (t) => t('spec.chargePort'), label: (_language, value) => value },
  emission: { title: (t) => t('filter.emission'), label: (_language, value) => value },
  steering: { title: (t) => t('filter.steering'), label: ({ t }, value) => steeringLabel(t, value) },
  seats: { title: (t) => t('filter.seats'), label: ({ t }, value) => (/^\d+$/.test(value) ? t('unit.seats', { count: Number(value) }) : value) },
  year: { title: (t) => t('filter.year'), label: (_language, value) => value },
  colour: { title: (t) => t('filter.colour'), label: ({ t }, value) => stockLabel(t, 'colour', value) },
  lead_time: { title: (t) => t('filter.lead_time'), label: ({ t }, value) => leadTimeLabel(t, value as LeadTime) },
  equipment: { title: (t) => t('filter.equipment'), label: ({ t }, value) => equipmentLabel(t, value as Equipment) },
  category: { title: (t) => t('filter.category'), label: ({ t }, value) => categoryLabel(t, value) },
}

/** The figures that the car list can be narrowed to. */
export const CAR_RANGE_LABELS: readonly (RangeLabels & { name: CarRange })[] = [
  { name: 'price', title: (t) => t('filter.price'), unit: (t) => unitName(t, 'price') },
  { name: 'year', title: (t) => t('filter.year'), unit: () => null },
  { name: 'range', title: (t) => t('spec.electricRange'), unit: (t) => unitName(t, 'range'), behind: 'energy' },
  { name: 'power', title: (t) => t('spec.power'), unit: (t) => unitName(t, 'power'), behind: 'engine' },
]
