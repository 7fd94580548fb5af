/** A price in US cents as schema.org writes it, without cents where there are none. */
export function offerPrice(cents: number): { price: string; priceCurrency: 'USD' } {
  return { price: (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2), priceCurrency: 'USD' }
}
