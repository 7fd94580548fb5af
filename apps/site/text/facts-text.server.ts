import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/** Facts on one line, for descriptions that search engines and shared links show: `Mileage: 31,000 km · Steering: Left`. */
export function factsText(t: SiteTranslator, facts: readonly { label: string; value: string }[]): string {
  return facts.map((fact) => t('common.labelled', fact)).join(' · ')
}
