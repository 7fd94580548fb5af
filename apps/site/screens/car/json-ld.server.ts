import type { Car, Offer, WithContext } from 'schema-dts'
import type { CarDetail } from '#contract/car.ts'
import { offerPrice, pageAddress, sellerData, type OfferPage } from '#apps/site/detail/offer-price.server.ts'
import { vehicleTitle } from '#apps/site/detail/vehicle-title.server.ts'
import { bodyLabel, fuelTypeOf } from '#apps/site/vehicle/labels.server.ts'

/**
 * schema.org `Car`, with an `Offer` only where a price stands on the page; equal to the visible text, nothing invented.
 * A plain object for the page's head.
 */
export function carJsonLd(page: OfferPage, car: CarDetail): WithContext<Car> {
  const { t, description, image } = page
  const url = pageAddress(page, `/car/${encodeURIComponent(car.model_sign)}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: vehicleTitle(car),
    url,
    sku: car.model_sign,
    description,
    ...(image === null ? {} : { image: pageAddress(page, image) }),
    itemCondition: NEW,
    brand: { '@type': 'Brand', name: car.brand_name },
    model: car.model_name,
    bodyType: bodyLabel(t, car.body_type),
    fuelType: fuelTypeOf(t, car),
    ...(car.model_year === null ? {} : { vehicleModelDate: String(car.model_year) }),
    ...(car.seats === null ? {} : { vehicleSeatingCapacity: car.seats }),
    ...(car.doors === null ? {} : { numberOfDoors: car.doors }),
    ...(car.steering === 'left' || car.steering === 'right' ? { steeringPosition: SIDES[car.steering] } : {}),
    ...(car.fob_price_usd_cents === null ? {} : { offers: offerOf(page, url, car.fob_price_usd_cents, car.lead_time_days) }),
  }
}

const NEW = 'https://schema.org/NewCondition'
const SIDES = { left: 'https://schema.org/LeftHandDriving', right: 'https://schema.org/RightHandDriving' } as const

/** A new car is bought from its maker when it is ordered, unless it stands ready. */
function offerOf(page: OfferPage, url: string, cents: number, leadTime: number | null): Offer {
  return {
    '@type': 'Offer',
    url,
    ...offerPrice(cents),
    itemCondition: NEW,
    availability: leadTime === 0 ? 'https://schema.org/InStock' : 'https://schema.org/MadeToOrder',
    seller: sellerData(page),
  }
}
