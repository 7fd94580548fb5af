import type { Car, WithContext } from 'schema-dts'
import type { CarDetail } from '#contract/car.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { offerPrice } from '#apps/site/detail/offer-price.server.ts'
import { vehicleTitle } from '#apps/site/detail/vehicle-title.server.ts'
import { bodyLabel, fuelTypeOf } from '#apps/site/vehicle/labels.server.ts'

/**
 * schema.org `Car`, with an `Offer` only where a price stands on the page; equal to the visible text, nothing invented.
 * A plain object for the page's head.
 */
export function carJsonLd({ siteOrigin, t }: { siteOrigin: string; t: SiteTranslator }, car: CarDetail): WithContext<Car> {
  const url = `${siteOrigin}/car/${car.model_sign}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: vehicleTitle(car),
    url,
    brand: { '@type': 'Brand', name: car.brand_name },
    model: car.model_name,
    bodyType: bodyLabel(t, car.body_type),
    fuelType: fuelTypeOf(t, car),
    ...(car.model_year === null ? {} : { vehicleModelDate: String(car.model_year) }),
    ...(car.seats === null ? {} : { vehicleSeatingCapacity: car.seats }),
    ...(car.fob_price_usd_cents === null ? {} : { offers: { '@type': 'Offer', url, ...offerPrice(car.fob_price_usd_cents) } }),
  }
}
