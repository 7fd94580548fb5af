import { DESTINATION_NAME } from '#contract/destination.ts'
import type { FeedPlan } from '#core/domain/listing-feed/feed-plan.ts'
import type { FeedVehicle } from '#core/domain/listing-feed/vehicle/feed-vehicle.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import type { FeedWords } from './feed-words.ts'

/** What a row is made with. `siteOrigin`: of the main site. */
export type FeedContext = { plan: FeedPlan; words: FeedWords; locale: Locale; siteOrigin: string }

/** A cell; null is empty. */
export type Cell = string | number | boolean | null

/** The page of a vehicle in the language of the feed, with its destination. */
export function linkOf({ plan, locale, siteOrigin }: FeedContext, { kind, sign }: Pick<FeedVehicle, 'kind' | 'sign'>): string {
  const path = `${kind === 'new' ? '/car' : '/usedCarsDetail'}/${encodeURIComponent(sign)}`
  const query = plan.destination === null ? '' : `?${DESTINATION_NAME}=${plan.destination.code}`
  return `${localeOrigin(siteOrigin, locale) ?? siteOrigin}${path}${query}`
}

/** Platforms take no WebP everywhere: the JPEG that stands for a picture in shared links. */
export function jpegOf({ siteOrigin }: FeedContext, picture: string): string {
  return `${siteOrigin}/shared${picture}.jpg`
}

/** US cents as platforms write an amount: `10499 USD`, `10499.50 USD`. */
export function amountOf(cents: number): string {
  return `${dollarsOf(cents)} USD`
}

export function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
