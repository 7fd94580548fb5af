import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ContentTag } from '#contract/content-tag.ts'
import { AppError } from '#contract/errors.ts'
import type { DescribeMediaInput, MediaAlts } from '#contract/media.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { media, mediaText } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changedLanguages, requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { ALL_LINKS } from './owners.ts'

/** Sets alternative texts (an empty one removes it), the still picture of a film and the language of a document. Permission `catalogue.write`. Throws `not_found`, `media_type_refused`. */
export async function describeMedia({ ctx, input }: { ctx: Ctx; input: DescribeMediaInput & { mediaId: number } }): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  const { mediaId, alts, poster_id: posterId, file_language: fileLanguage } = input
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select({ kind: media.kind, fileLanguage: media.fileLanguage }).from(media).where(eq(media.id, mediaId)).for('no key update')
    if (!row) throw new AppError('not_found')
    await requireOwnAlts(tx, ctx, { mediaId, alts })
    await writeAlts(tx, mediaId, alts)
    if (posterId !== undefined) await setPoster(tx, { mediaId, kind: row.kind, posterId })
    if (fileLanguage !== undefined) {
      if (row.kind !== 'document') throw new AppError('media_type_refused')
      await tx.update(media).set({ fileLanguage }).where(eq(media.id, mediaId))
    }
    await notifyContent(tx, await tagsShowing(tx, [mediaId]))
    const changed = fileLanguage === undefined ? {} : { changed: { file_language: { before: row.fileLanguage, after: fileLanguage } } }
    await writeAudit(tx, { ctx, action: 'media.described', subjectKind: 'media', subjectId: mediaId, detail: { locales: Object.keys(alts), ...changed } })
  })
}

async function requireOwnAlts(tx: Tx, ctx: Ctx, { mediaId, alts }: { mediaId: number; alts: MediaAlts }): Promise<void> {
  const rows = await tx.select({ locale: mediaText.locale, alt: mediaText.alt }).from(mediaText).where(eq(mediaText.mediaId, mediaId))
  const stored = Object.fromEntries(rows.map(({ locale, alt }) => [locale, alt]))
  const texts = Object.fromEntries(Object.entries(alts).map(([locale, alt]) => [locale, alt.trim()]))
  requireLanguages(ctx, changedLanguages({ alts: stored }, { alts: { ...stored, ...texts } }))
}

async function setPoster(tx: Tx, { mediaId, kind, posterId }: { mediaId: number; kind: string; posterId: number | null }): Promise<void> {
  if (kind !== 'video') throw new AppError('media_type_refused')
  if (posterId !== null) {
    const [poster] = await tx.select({ kind: media.kind }).from(media).where(eq(media.id, posterId))
    if (poster?.kind !== 'image') throw new AppError('not_found')
  }
  await tx.update(media).set({ posterId }).where(eq(media.id, mediaId))
}

/** Writes texts per language; an empty text removes the one that was there. */
export async function writeAlts(tx: Tx, mediaId: number, alts: MediaAlts): Promise<void> {
  const entries = Object.entries(alts).map(([locale, alt]) => ({ mediaId, locale, alt: alt.trim() }))
  const emptied = entries.filter(({ alt }) => alt === '').map(({ locale }) => locale)
  const written = entries.filter(({ alt }) => alt !== '')
  if (emptied.length > 0) await tx.delete(mediaText).where(and(eq(mediaText.mediaId, mediaId), inArray(mediaText.locale, emptied)))
  if (written.length === 0) return
  await tx
    .insert(mediaText)
    .values(written)
    .onConflictDoUpdate({ target: [mediaText.mediaId, mediaText.locale], set: { alt: sql`excluded.alt` } })
}

/** Tags of the content that shows any of these media, as a picture of its own or as the still of a film. */
export async function tagsShowing(tx: Tx, mediaIds: readonly number[]): Promise<ContentTag[]> {
  const ids = sql.param([...mediaIds])
  const { rows } = await tx.execute<{ tag: ContentTag }>(sql`
    select distinct link.tag from (${ALL_LINKS}) link join media on media.id = link.media_id
    where media.id = any(${ids}::bigint[]) or media.poster_id = any(${ids}::bigint[])`)
  return rows.map(({ tag }) => tag)
}
