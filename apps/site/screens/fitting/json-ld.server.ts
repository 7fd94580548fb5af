import type { Offer, Product, WithContext } from 'schema-dts'
import type { FittingDetail } from '#contract/fitting.ts'
import { pageAddress, sellerData, type OfferPage } from '#apps/site/detail/offer-price.server.ts'
import { fittingCategoryLabel, fittingDrawing, fittingHref } from '#apps/site/fitting/fitting-card-view.server.ts'

/** schema.org `Product` of a fitting with its offer; a price only where one stands on the page, nothing invented. */
export function fittingJsonLd(page: Omit<OfferPage, 'image'>, fitting: FittingDetail): WithContext<Product> {
  const { t, description } = page
  const url = pageAddress(page, fittingHref(fitting.sku))
  const image = fitting.pictures[0]?.src ?? fittingDrawing(fitting).src
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: fitting.name,
    url,
    sku: fitting.sku,
    image: pageAddress(page, image),
    category: fittingCategoryLabel(t, fitting.category),
    description: fitting.summary ?? description,
    ...(fitting.material === null ? {} : { material: fitting.material }),
    ...(fitting.weight_kg === null ? {} : { weight: { '@type': 'QuantitativeValue', value: fitting.weight_kg, unitCode: 'KGM' } }),
    ...(fitting.oem_numbers.length === 0
      ? {}
      : { additionalProperty: fitting.oem_numbers.map((value) => ({ '@type': 'PropertyValue' as const, name: t('fittingCard.oem'), value })) }),
    ...(fitting.fob_price_usd_cents === null ? {} : { offers: offer(page, url, fitting.fob_price_usd_cents, fitting.moq) }),
  }
}

function offer(page: Omit<OfferPage, 'image'>, url: string, cents: number, moq: number): Offer {
  return {
    '@type': 'Offer',
    url,
    price: (cents / 100).toFixed(2),
    priceCurrency: 'USD',
    itemCondition: 'https://schema.org/NewCondition',
    availability: 'https://schema.org/InStock',
    seller: sellerData(page),
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: moq },
  }
}
