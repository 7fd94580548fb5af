import type { Car, WithContext } from 'schema-dts'
import type { CarDetail } from '#contract/car.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { bodyLabel } from '#apps/site/vehicle/labels.server.ts'

/**
 * schema.org `Car`, with an `Offer` only where a price stands on the page; equal to the visible text, nothing invented.
 * A plain object for the page's head.
 */
export function carJsonLd({ siteOrigin, t }: { siteOrigin: string; t: SiteTranslator }, car: CarDetail): WithContext<Car> {
  const url = `${siteOrigin}/car/${car.model_sign}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: [car.brand_name, car.model_name, car.trim, car.model_year].filter((part) => part !== null && part !== '').join(' '),
    url,
    brand: { '@type': 'Brand', name: car.brand_name },
    model: car.model_name,
    bodyType: bodyLabel(t, car.body_type),
    fuelType: car.energy_type,
    ...(car.model_year === null ? {} : { vehicleModelDate: String(car.model_year) }),
    ...(car.seats === null ? {} : { vehicleSeatingCapacity: car.seats }),
    ...(car.fob_price_usd_cents === null ? {} : { offers: offer(url, car.fob_price_usd_cents) }),
  }
}

function offer(url: string, cents: number): Car['offers'] {
  return { '@type': 'Offer', url, price: (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2), priceCurrency: 'USD' }
}
