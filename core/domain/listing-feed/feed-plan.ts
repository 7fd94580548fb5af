import type { FeedFault } from '#contract/listing-feed-values.ts'
import { OPTIONAL_YARD_FIELD, YARD_FIELDS } from '#contract/listing-feed-values.ts'
import type { Company } from '#contract/company.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import type { ListingFeedValue } from '#contract/listing-feed.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findDestination, readAdmission, type Admission } from '#core/domain/landed-price/index.ts'

/** What is settled of a feed before any vehicle is looked at. With `faults` it holds no vehicle. */
export type FeedPlan = {
  feed: ListingFeedValue
  company: Company
  destination: PricedDestination | null
  /** Null: nothing is narrowed. */
  admission: Admission | null
  faults: readonly FeedFault[]
}

export async function planFeed(ctx: Ctx, feed: ListingFeedValue): Promise<FeedPlan> {
  const [company, destination] = await Promise.all([readCompany({ ctx }), findDestination({ ctx, input: { code: feed.destination } })])
  const admission = await readAdmission(ctx, destination?.country)
  const faults: FeedFault[] = [
    ...(lacksAddress(feed, company) ? (['no_address'] as const) : []),
    ...(feed.destination !== null && destination === null ? (['no_destination'] as const) : []),
  ]
  return { feed, company, destination, admission, faults }
}

function lacksAddress(feed: ListingFeedValue, { address }: Company): boolean {
  if (feed.format === 'google') return address === ''
  return feed.format === 'meta' && YARD_FIELDS.some((field) => field !== OPTIONAL_YARD_FIELD && feed[field] === '')
}
