import type { CarSheet } from '#contract/car.ts'
import type { UsedCarSheet } from '#contract/used-car.ts'
import type { PaintedVehicle } from '#drawing/address.ts'
import { formatDate, formatNumber, formatPercent, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { cardDrawing, vehicleOf } from '#apps/site/vehicle/drawing-view.server.ts'
import type { SheetFacts } from '#apps/site/vehicle/specification.server.ts'
import { unitDrawing, unitVehicle } from '#apps/site/vehicle/unit-drawing.server.ts'
import { priceTerm } from '#apps/site/vehicle/price-term.server.ts'
import { priceText } from '#apps/site/vehicle/used-card-view.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.server.ts'
import type { ComparedCar } from './compare-view.ts'

/** One vehicle of a comparison: how it is shown, what is drawn of it, and what the table reads. */
export type ComparedVehicle = {
  head: Omit<ComparedCar, 'removeHref'>
  vehicle: PaintedVehicle
  facts: SheetFacts
  /** Rows that only used units have; of a new car, null. */
  history: Readonly<Record<HistoryFact, string | null>> | null
}

/** In their order. */
export const HISTORY = ['state', 'mileage', 'firstRegistration', 'owners', 'batteryHealth', 'port', 'stockRef'] as const
export type HistoryFact = (typeof HISTORY)[number]

/** A new car as the comparison has it. */
export function comparedCar({ t, locale }: SiteLanguage, car: CarSheet): ComparedVehicle {
  const title = `${car.brand_name} ${car.model_name}`
  const subtitle = versionName(t, car)
  return {
    head: {
      kind: 'car',
      sign: car.model_sign,
      href: `/car/${encodeURIComponent(car.model_sign)}`,
      title,
      subtitle,
      brandName: car.brand_name,
      brandSign: car.brand_sign,
      modelName: car.model_name,
      price: car.fob_price_usd_cents === null ? null : formatUsd(locale, car.fob_price_usd_cents),
      quoteText: t('price.askForQuote'),
      term: priceTerm(t, car.port_of_loading),
      picture: car.picture,
      drawing: cardDrawing(car),
      remark: t('car.remarkTemplate', { car: nameOf(title, subtitle) }),
    },
    vehicle: vehicleOf(car),
    facts: car,
    history: null,
  }
}

/** A used unit: what is known of it, with the body and measures of its model. */
export function comparedUnit(language: SiteLanguage, unit: UsedCarSheet): ComparedVehicle {
  const { t, locale } = language
  const title = `${unit.brand_name} ${unit.model_name}`
  const subtitle = versionName(t, unit)
  const name = nameOf(title, subtitle)
  return {
    head: {
      kind: 'used',
      sign: unit.stock_ref,
      href: `/usedCarsDetail/${unit.stock_ref}`,
      title,
      subtitle,
      brandName: unit.brand_name,
      brandSign: unit.brand_sign,
      modelName: unit.model_name,
      price: priceText(locale, unit),
      quoteText: unit.status === 'sold' ? t('used.status.sold') : t('price.askForQuote'),
      term: priceTerm(t, unit.port_of_loading),
      picture: unit.picture,
      drawing: unitDrawing(unit),
      remark: t(unit.status === 'available' ? 'usedPage.remarkTemplate' : 'usedPage.remarkFind', { car: name, ref: unit.stock_ref }),
    },
    vehicle: unitVehicle(unit),
    facts: factsOf(unit),
    history: {
      state: t(`used.status.${unit.status}`),
      mileage: unit.mileage_km === null ? null : t('unit.km', { value: formatNumber(locale, unit.mileage_km) }),
      firstRegistration: unit.first_registration_date === null ? null : formatDate(locale, unit.first_registration_date),
      owners: unit.owners === null ? null : formatNumber(locale, unit.owners),
      batteryHealth: unit.battery_soh_pct === null ? null : formatPercent(locale, unit.battery_soh_pct),
      port: unit.port_of_loading === null ? null : stockLabel(t, 'port', unit.port_of_loading),
      stockRef: unit.stock_ref,
    },
  }
}

/** Not known of a unit: what its model had when it was new may have been changed. */
function factsOf(unit: UsedCarSheet): SheetFacts {
  const { series } = unit
  return {
    brand_name: unit.brand_name,
    model_name: unit.model_name,
    trim: unit.trim,
    model_year: unit.model_year,
    brand_type: null,
    auto_type: series.auto_type,
    body_type: series.body_type,
    steering: unit.steering,
    seats: null,
    doors: series.doors,
    energy_type: unit.energy_type,
    fuel: unit.fuel,
    displacement_cc: unit.displacement_cc,
    power_kw: null,
    torque_nm: null,
    transmission: unit.transmission,
    drive_type: unit.drive_type,
    axle_config: series.axle_config,
    top_speed_kmh: null,
    fuel_consumption_l_100km: null,
    emission_standard: unit.emission_standard,
    range_km: null,
    range_cycle: null,
    battery_kwh: null,
    battery_type: null,
    charge_port: null,
    colours: [],
    lead_time_days: null,
    equipment: unit.equipment,
    length_mm: series.length_mm,
    width_mm: series.width_mm,
    height_mm: series.height_mm,
    wheelbase_mm: series.wheelbase_mm,
    curb_weight_kg: null,
    payload_kg: null,
    gvw_kg: series.gvw_kg,
    fob_price_usd_cents: unit.fob_price_usd_cents,
    moq: null,
    model_sign: null,
  }
}

function nameOf(title: string, subtitle: string): string {
  return [title, subtitle].filter((part) => part !== '').join(' ')
}
