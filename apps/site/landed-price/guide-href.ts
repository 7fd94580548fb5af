/** The address of a country's guide: its ISO 3166-1 code in small letters. */
export function guideHref(country: string): string {
  return `/import/${country.toLowerCase()}`
}
