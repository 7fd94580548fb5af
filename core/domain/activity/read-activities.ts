import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type ActivityCard } from '#contract/activity.ts'
import type { Picture } from '#contract/car.ts'
import { ACTIVITY_KINDS } from '#contract/content-values.ts'
import { activity, activityTranslation } from '#core/db/schema/content.ts'
import { country, countryName } from '#core/db/schema/place.ts'
import { bodyWords, mayHoldBody, readBody } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { readActivityPictures } from '#core/domain/media/index.ts'
import { isShown } from '#core/domain/publishing/index.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'

/** A card with what its words are found by, and when it is to be shown. */
export type KnownActivity = { card: ActivityCard; searchText: string; from: string; until: string | null }

/**
 * Activities that are published in the language of the request and have a body there: those to come first, the next one at the top, then
 * the past ones, the latest at the top. They are few and kept together; what is past is told by the clock, not by the cache.
 */
export async function readActivities(ctx: Ctx): Promise<KnownActivity[]> {
  const all = await keep(ctx, {
    key: `activities ${ctx.locale}`,
    make: loadActivities,
    sizeOf: (known) => known.reduce((sum, { searchText }) => sum + 2 * searchText.length + 1_500, 200),
  })
  const now = ctx.ports.clock.now()
  const shown = all
    .filter((known) => isShown(known, now))
    .map((known) => ({ ...known, card: { ...known.card, has_ended: known.card.ends_at <= now.toISOString() } }))
  const past = shown.filter(({ card }) => card.has_ended)
  return [...shown.filter(({ card }) => !card.has_ended), ...past.toReversed()]
}

async function loadActivities(ctx: Ctx): Promise<KnownActivity[]> {
  const { db, locale, reads } = ctx
  reads('activity', 'country')
  const pictures = await readActivityPictures(ctx)
  const rows = await db
    .select({ own: activity, text: activityTranslation, country: countryName.name })
    .from(activity)
    .innerJoin(activityTranslation, eq(activityTranslation.activityId, activity.id))
    .leftJoin(country, eq(country.iso2, activity.countryIso2))
    .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, locale)))
    .where(
      and(
        eq(activityTranslation.locale, locale),
        eq(activityTranslation.publishState, 'published'),
        mayHoldBody(activityTranslation.body),
        isNotNull(activityTranslation.slug),
        isNotNull(activityTranslation.publishedAt),
      ),
    )
    .orderBy(sql`${activity.startsAt}`, asc(activity.id))
  return rows.flatMap((row) => toKnown(row, pictures.get(row.own.id) ?? null))
}

type Row = { own: typeof activity.$inferSelect; text: typeof activityTranslation.$inferSelect; country: string | null }

function toKnown({ own, text, country: countryText }: Row, picture: Picture | null): KnownActivity[] {
  const body = readBody(text.body, `activity ${own.id} in ${text.locale}`)
  if (text.slug === null || body === null || text.publishedAt === null) return []
  const countryLabel = own.countryIso2 === null ? null : (countryText ?? own.countryIso2)
  const card: ActivityCard = {
    activity_id: own.id,
    sign: text.slug,
    kind: ACTIVITY_KINDS.find((name) => name === own.kind) ?? 'fair',
    title: text.title,
    summary: text.summary ?? '',
    starts_at: own.startsAt.toISOString(),
    ends_at: own.endsAt.toISOString(),
    time_zone: own.timeZone,
    has_ended: false,
    place: text.place,
    country_iso2: own.countryIso2,
    country: countryLabel,
    picture,
    is_sample: own.isSample,
    updated_at: text.updatedAt.toISOString(),
  }
  const searchText = buildSearchText([text.title, text.summary, text.place, countryLabel, ...bodyWords(body)])
  return [{ card, searchText, from: text.publishedAt.toISOString(), until: text.withdrawAt?.toISOString() ?? null }]
}
