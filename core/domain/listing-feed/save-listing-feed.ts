import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { saveListingFeedInputSchema, type ListingFeed, type ListingFeedValue } from '#contract/listing-feed.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { listingFeed } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveEdited } from '#core/domain/edit/index.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { ensureKey } from './address.ts'
import { toValue } from './feed-row.ts'
import { findFeed, lockFeed } from './find-feed.ts'
import { toFeed } from './to-feed.ts'

type SaveInput = z.input<typeof saveListingFeedInputSchema> & { id: number | null }

/**
 * Saves a feed whole; its address stays. Permission `content.write`. Errors: `forbidden`, `validation_failed` (`unknown_language`; a destination
 * that no price leads to), `not_found`, `conflict`.
 */
export async function saveListingFeed({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<ListingFeed> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveListingFeedInputSchema, sent)
  await requireKnown(ctx, wanted.value)
  const now = ctx.ports.clock.now()
  const id = await saveEdited<ListingFeedValue>(
    ctx,
    { kind: 'listing_feed', tags: [], lock, write: (tx, given) => write(tx, { ...given, now }) },
    { id: known, ...wanted },
  )
  const [row, key] = await Promise.all([findFeed(ctx, id), ensureKey(ctx)])
  return toFeed(row, key)
}

async function requireKnown(ctx: Ctx, { locale, destination }: ListingFeedValue): Promise<void> {
  if (!isLocale(locale)) throw new AppError('validation_failed', { issues: [{ path: 'value.locale', key: 'unknown_language' }] })
  if (destination !== null && (await findDestination({ ctx, input: { code: destination } })) === null)
    throw new AppError('validation_failed', { issues: [{ path: 'value.destination', key: 'invalid_value' }] })
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: ListingFeedValue } | null> {
  const row = await lockFeed(tx, id)
  return row === null ? null : { version: row.version, value: toValue(row) }
}

type Write = { id: number | null; version: number; value: ListingFeedValue; now: Date }

async function write(tx: Tx, { id, version, value, now }: Write): Promise<number> {
  const { yard_street, yard_city, yard_region, yard_postal_code, yard_country, ...rest } = value
  const values = {
    ...rest,
    yardStreet: yard_street,
    yardCity: yard_city,
    yardRegion: yard_region,
    yardPostalCode: yard_postal_code,
    yardCountry: yard_country,
    version,
    updatedAt: now,
  }
  const [row] =
    id === null
      ? await tx.insert(listingFeed).values(values).returning({ id: listingFeed.id })
      : await tx.update(listingFeed).set(values).where(eq(listingFeed.id, id)).returning({ id: listingFeed.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}
