import type { Brand } from '#contract/brand.ts'
import type { SearchTerm } from '#contract/search.ts'
import { LANDED_FIGURES, type LandedFigure } from '#contract/landed-price-values.ts'
import type { Equipment } from '#contract/equipment-values.ts'
import type { EnergyType, Fuel, LeadTime } from '#contract/vehicle.ts'
import { figureTitle } from '#apps/site/list/port-prices.server.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { boundsText } from '#apps/site/vehicle/figure-labels.server.ts'
import {
  autoTypeLabel,
  bodyLabel,
  categoryLabel,
  driveLabel,
  energyLabel,
  equipmentLabel,
  fuelLabel,
  leadTimeLabel,
  steeringLabel,
  transmissionLabel,
} from '#apps/site/vehicle/labels.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'

/**
 * What was understood of a part of the text, in the reader's language; what stands for several values, or for none, as it was typed. It begins with a
 * capital. `makers`: those that were found; `place`: where a price on arrival is that of.
 */
export function searchTermLabel(language: SiteLanguage, { typed, values, range, country }: SearchTerm, makers: readonly Brand[], place = ''): string {
  if (country !== null) return country
  if (range !== null) return rangeLabel(language, range, place)
  const named = namingValue(values)
  return capitalised(language, named ? valueLabel(language, named, { typed, makers }) : typed)
}

/** Bodies that a public group of types stands for. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  suv: ['suv', 'crossover'],
  sedan: ['sedan'],
  mpv: ['mpv'],
  mini: ['hatchback'],
  lcv: ['van', 'minibus', 'truck', 'pickup'],
}

/** The value that says it all: the only one, the first of several colours, or a kind whose word models are called by besides. */
function namingValue(values: SearchTerm['values']): SearchTerm['values'][number] | undefined {
  const others = values.filter(({ name }) => name !== 'model')
  const own = others.length === 0 ? values : others
  const group = own.find(({ name }) => name === 'auto_type')
  // `Camioneta` is a pickup too.
  const isAll = own.every(({ name, value }) => name !== 'body' || group === undefined || BODIES[group.value]?.includes(value))
  if (!isAll) return undefined
  return group ?? (own.length === 1 || own.every(({ name }) => name === 'colour') ? own[0] : undefined)
}

function capitalised({ locale }: SiteLanguage, text: string): string {
  const [first = ''] = text
  return `${first.toLocaleUpperCase(locale)}${text.slice(first.length)}`
}

function valueLabel(
  { t }: SiteLanguage,
  { name, value }: SearchTerm['values'][number],
  { typed, makers }: { typed: string; makers: readonly Brand[] },
): string {
  switch (name) {
    case 'brand':
      return makers.find(({ brand_sign: sign }) => sign === value)?.brand_name ?? typed
    case 'lead_time':
      return `${t('filter.lead_time')}: ${leadTimeLabel(t, value as LeadTime)}`
    case 'auto_type':
      return autoTypeLabel(t, value)
    case 'body':
      return bodyLabel(t, value)
    case 'energy':
      return energyLabel(t, value as EnergyType)
    case 'fuel':
      return fuelLabel(t, value as Fuel)
    case 'equipment':
      return equipmentLabel(t, value as Equipment)
    case 'charge_port':
      return value
    case 'drive':
      return driveLabel(t, value)
    case 'transmission':
      return transmissionLabel(t, value)
    case 'steering':
      return steeringLabel(t, value)
    case 'category':
      return categoryLabel(t, value)
    case 'colour':
      return stockLabel(t, 'colour', value)
    case 'seats':
      return t('unit.seats', { count: Number(value) })
    case 'model':
      return value.slice(value.indexOf('/') + 1)
    case 'off_road':
      return t('otherType.off-road')
    case 'sports':
      return t('otherType.sports-car')
    default:
      return typed
  }
}

function rangeLabel(language: SiteLanguage, { name, ...bounds }: NonNullable<SearchTerm['range']>, place: string): string {
  return `${isFigure(name) ? figureTitle(language, name, place) : title(language, name)}: ${boundsText(language, name, bounds)}`
}

function isFigure(name: string): name is LandedFigure {
  return LANDED_FIGURES.some((figure) => figure === name)
}

function title({ t }: SiteLanguage, name: string): string {
  switch (name) {
    case 'price':
      return t('spec.fobPrice')
    case 'year':
      return t('spec.year')
    case 'mileage':
      return t('used.mileage')
    case 'range':
      return t('spec.drivingRange')
    case 'power':
      return t('spec.power')
    case 'payload':
      return t('spec.payload')
    default:
      return t('spec.seats')
  }
}
