import type { Offer, Product, WithContext } from 'schema-dts'
import type { FittingDetail } from '#contract/fitting.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { fittingCategoryLabel, fittingDrawing, fittingHref } from '#apps/site/fitting/fitting-view.server.ts'

/** schema.org `Product` of a part with its offer; a price only where one stands on the page, nothing invented. */
export function partJsonLd({ siteOrigin, t }: { siteOrigin: string; t: SiteTranslator }, part: FittingDetail): WithContext<Product> {
  const url = `${siteOrigin}${fittingHref(part.sku)}`
  const image = part.pictures[0]?.src ?? fittingDrawing(part).src
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: part.name,
    url,
    sku: part.sku,
    image: `${siteOrigin}${image}`,
    category: fittingCategoryLabel(t, part.category),
    ...(part.summary === null ? {} : { description: part.summary }),
    ...(part.material === null ? {} : { material: part.material }),
    ...(part.weight_kg === null ? {} : { weight: { '@type': 'QuantitativeValue', value: part.weight_kg, unitCode: 'KGM' } }),
    ...(part.oem_numbers.length === 0
      ? {}
      : { additionalProperty: part.oem_numbers.map((value) => ({ '@type': 'PropertyValue' as const, name: t('fittings.oem'), value })) }),
    ...(part.fob_price_usd_cents === null ? {} : { offers: offer(url, part.fob_price_usd_cents, part.moq) }),
  }
}

function offer(url: string, cents: number, moq: number): Offer {
  return {
    '@type': 'Offer',
    url,
    price: (cents / 100).toFixed(2),
    priceCurrency: 'USD',
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: moq },
  }
}
