import type { Car, Offer, WithContext } from 'schema-dts'
import type { UsedCarDetail } from '#contract/used-car.ts'
import { offerPrice, pageAddress, sellerData, type OfferPage } from '#apps/site/detail/offer-price.server.ts'
import { vehicleTitle } from '#apps/site/detail/vehicle-title.server.ts'
import { bodyLabel, fuelTypeOf } from '#apps/site/vehicle/labels.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'

const AVAILABILITY = { available: 'InStock', reserved: 'Reserved', sold: 'SoldOut' } as const

/** schema.org `Car` of a used unit with its offer; a price only where one stands on the page, nothing invented. In the words of the page. */
export function usedCarJsonLd(page: OfferPage, unit: UsedCarDetail): WithContext<Car> {
  const { t, description, image } = page
  const url = pageAddress(page, `/usedCarsDetail/${encodeURIComponent(unit.stock_ref)}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: vehicleTitle(unit),
    url,
    sku: unit.stock_ref,
    description,
    ...(image === null ? {} : { image: pageAddress(page, image) }),
    itemCondition: 'https://schema.org/UsedCondition',
    brand: { '@type': 'Brand', name: unit.brand_name },
    model: unit.model_name,
    fuelType: fuelTypeOf(t, unit),
    ...(unit.series.body_type === null ? {} : { bodyType: bodyLabel(t, unit.series.body_type) }),
    ...(unit.model_year === null ? {} : { vehicleModelDate: String(unit.model_year) }),
    ...(unit.mileage_km === null ? {} : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: unit.mileage_km, unitCode: 'KMT' } }),
    ...(unit.first_registration_date === null ? {} : { dateVehicleFirstRegistered: unit.first_registration_date }),
    ...(unit.manufacture_date === null ? {} : { productionDate: unit.manufacture_date }),
    ...(unit.colour_exterior === null ? {} : { color: stockLabel(t, 'colour', unit.colour_exterior) }),
    ...(unit.vin === null ? {} : { vehicleIdentificationNumber: unit.vin }),
    ...(unit.series.doors === null ? {} : { numberOfDoors: unit.series.doors }),
    ...(unit.steering === 'left' || unit.steering === 'right' ? { steeringPosition: SIDES[unit.steering] } : {}),
    offers: offer(page, url, unit),
  }
}

const SIDES = { left: 'https://schema.org/LeftHandDriving', right: 'https://schema.org/RightHandDriving' } as const

function offer(page: OfferPage, url: string, { status, fob_price_usd_cents: cents }: UsedCarDetail): Offer {
  const price = cents === null || status === 'sold' ? {} : offerPrice(cents)
  return {
    '@type': 'Offer',
    url,
    ...price,
    itemCondition: 'https://schema.org/UsedCondition',
    availability: `https://schema.org/${AVAILABILITY[status]}`,
    seller: sellerData(page),
  }
}
