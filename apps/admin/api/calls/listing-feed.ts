import { z } from 'zod'
import { leftOutReportSchema, listingFeedSchema, listingFeedsSchema, saveListingFeedInputSchema } from '#contract/listing-feed.ts'
import { deleteListingFeed, listListingFeeds, readLeftOut, renewFeedAddress, saveListingFeed } from '#core/domain/listing-feed/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** Feeds of the vehicles on the site, for advertising platforms and partners. */
export const LISTING_FEED_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/listing-feeds',
    access: 'content.read',
    summary: 'The feeds with their addresses, and the destinations that one can be for',
    input: z.strictObject({}),
    data: listingFeedsSchema,
    run: ({ ctx }) => listListingFeeds({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/listing-feeds/{id}/left-out',
    access: 'content.read',
    summary: 'How many vehicles a feed holds, and what it leaves out for which reasons',
    input: one,
    data: leftOutReportSchema,
    run: ({ ctx, input }) => readLeftOut({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/listing-feeds',
    access: 'content.write',
    summary: 'Add a feed; `version` is 0',
    input: saveListingFeedInputSchema,
    data: listingFeedSchema,
    run: ({ ctx, input }) => saveListingFeed({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/listing-feeds/{id}',
    access: 'content.write',
    summary: 'Change a feed, whose address stays; `conflict` where somebody has changed it since',
    input: one.extend(saveListingFeedInputSchema.shape),
    data: listingFeedSchema,
    run: ({ ctx, input }) => saveListingFeed({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/listing-feeds/{id}/address',
    access: 'content.write',
    summary: 'Give a feed a new address; the one of before opens nothing any more',
    input: one,
    data: listingFeedSchema,
    run: ({ ctx, input }) => renewFeedAddress({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/listing-feeds/{id}/delete',
    access: 'content.write',
    summary: 'Delete a feed with its address',
    input: one,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteListingFeed({ ctx, input })
      return null
    },
  }),
]
