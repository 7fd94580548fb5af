import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { listingFeed } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { slugify } from '#core/domain/sign/index.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { findByToken } from './address.ts'
import { toValue, type FeedRow } from './feed-row.ts'
import { planFeed } from './feed-plan.ts'
import type { FeedContext } from './format/feed-context.ts'
import { FEED_WRITERS } from './format/feed-formats.ts'
import { readFeedWords } from './format/feed-words.ts'
import { judgeVehicle } from './vehicle/judge-vehicle.ts'
import { readDetails } from './vehicle/read-details.ts'
import { walkVehicles } from './vehicle/walk-vehicles.ts'

const NOTED_EACH_MS = 60_000

/** `chunks`: the text in parts, each made when the one before has been taken; read once. Whoever begins to read it is noted. */
type OpenedFeed = { fileName: string; contentType: string; chunks: () => AsyncIterable<string> }

/**
 * The feed that a token opens, for whoever has it (R22.17); null for a token that opens none. Vehicles that lack what the platform asks for are
 * left out. `siteOrigin`: of the main site, for links and pictures.
 */
export async function openListingFeed({
  ctx,
  input: { token, siteOrigin },
}: {
  ctx: Ctx
  input: { token: string; siteOrigin: string }
}): Promise<OpenedFeed | null> {
  const row = await findByToken(ctx, token)
  if (row === null) return null
  const { contentType, extension } = FEED_WRITERS[row.format]
  const locale = isLocale(row.locale) ? row.locale : DEFAULT_LOCALE
  const name = slugify(row.name).replaceAll(/[^a-z0-9-]/g, '')
  return {
    fileName: `${name === '' ? `feed-${row.id}` : name}.${extension}`,
    contentType,
    chunks: () => chunksOf({ ...ctx, locale }, row, siteOrigin),
  }
}

async function* chunksOf(ctx: Ctx, row: FeedRow, siteOrigin: string): AsyncGenerator<string> {
  await noteRead(ctx, row.id)
  const feed = toValue(row)
  const [plan, words] = await Promise.all([planFeed(ctx, feed), readFeedWords(ctx.locale)])
  const writer = FEED_WRITERS[feed.format]
  yield writer.head()
  if (plan.faults.length === 0) yield* rowsOf(ctx, { plan, words, locale: ctx.locale, siteOrigin })
  yield writer.foot()
}

async function* rowsOf(ctx: Ctx, context: FeedContext): AsyncGenerator<string> {
  const { plan } = context
  const { format, kinds } = plan.feed
  let isFirst = true
  for await (const vehicles of walkVehicles(ctx, { kinds, admission: plan.admission })) {
    const listed = vehicles.filter((vehicle) => judgeVehicle(format, vehicle).length === 0)
    if (listed.length === 0) continue
    const detailsOf = await readDetails(ctx, plan, listed)
    yield FEED_WRITERS[format].rows(
      context,
      listed.map((vehicle) => ({ vehicle, details: detailsOf(vehicle) })),
      isFirst,
    )
    isFirst = false
  }
}

/** At most once a minute, so that a platform that asks often writes little. */
async function noteRead({ db, ports }: Ctx, id: number): Promise<void> {
  const now = ports.clock.now()
  await db
    .update(listingFeed)
    .set({ readAt: now })
    .where(and(eq(listingFeed.id, id), or(isNull(listingFeed.readAt), lt(listingFeed.readAt, new Date(now.getTime() - NOTED_EACH_MS)))))
}
