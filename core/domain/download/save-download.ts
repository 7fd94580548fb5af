import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { saveDownloadInputSchema, type SaveDownloadInput } from '#contract/download.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { media } from '#core/db/schema/media.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'

export type SavedDownload = { download_id: number; state: 'new' | 'changed' | 'unchanged' }

/**
 * Writes a file of the download centre with its words in every language; its name finds the one that is there. Permission `content.write`.
 * Errors: `forbidden`, `validation_failed`, `not_found` (no such document in the store).
 */
export async function saveDownload({ ctx, input }: { ctx: Ctx; input: SaveDownloadInput }): Promise<SavedDownload> {
  requirePermission(ctx, 'content.write')
  const wanted = parse(input)
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`download ${wanted.file_name}`}, 0))`)
    const found = await readStored(tx, wanted.file_name)
    if (found && isDeepStrictEqual(found.values, valuesOf(wanted)) && isDeepStrictEqual(found.texts, textsOf(wanted)))
      return { download_id: found.id, state: 'unchanged' }
    await requireDocument(tx, wanted.media_id)
    const id = await writeDownload(tx, { ctx, wanted, id: found?.id ?? null })
    await writeTexts(tx, { ctx, id, before: found?.texts ?? {}, after: textsOf(wanted) })
    const state = found ? 'changed' : 'new'
    const detail = { file: wanted.file_name, state, locales: Object.keys(wanted.texts) }
    await writeAudit(tx, { ctx, action: 'download.saved', subjectKind: 'download', subjectId: id, detail })
    await notifyContent(tx, ['download'])
    return { download_id: id, state }
  })
}

function parse(input: SaveDownloadInput): SaveDownloadInput {
  const wanted = readInput(saveDownloadInputSchema, input)
  const { texts, language } = wanted
  const unknown = [...Object.keys(texts), ...(language === null ? [] : [language])].find((code) => !isLocale(code))
  if (unknown !== undefined) throw new AppError('validation_failed', { issues: [{ path: `texts.${unknown}`, key: 'unknown_language' }] })
  return wanted
}

async function requireDocument(tx: Tx, mediaId: number): Promise<void> {
  const [row] = await tx.select({ kind: media.kind }).from(media).where(eq(media.id, mediaId)).for('key share')
  if (row?.kind !== 'document') throw new AppError('not_found')
}

type Values = Pick<typeof download.$inferSelect, 'documentSign' | 'fileLanguage' | 'category' | 'mediaId' | 'sortOrder' | 'isSample'>
type Text = Pick<typeof downloadTranslation.$inferSelect, 'title' | 'summary' | 'publishState' | 'publishedAt'>
type Stored = { id: number; values: Values; texts: Record<string, Text> }

function valuesOf({ document_sign, language, category, media_id, sort_order, is_sample }: SaveDownloadInput): Values {
  return { documentSign: document_sign, fileLanguage: language, category, mediaId: media_id, sortOrder: sort_order, isSample: is_sample }
}

function textsOf({ texts }: SaveDownloadInput): Record<string, Text> {
  const rows = Object.entries(texts).map(([locale, { title, summary, publish_state, published_at }]): [string, Text] => [
    locale,
    { title, summary, publishState: publish_state, publishedAt: new Date(published_at) },
  ])
  return Object.fromEntries(rows)
}

async function readStored(tx: Tx, fileName: string): Promise<Stored | null> {
  const [row] = await tx.select().from(download).where(eq(download.fileName, fileName))
  if (!row) return null
  const rows = await tx.select().from(downloadTranslation).where(eq(downloadTranslation.downloadId, row.id))
  const { documentSign, fileLanguage, category, mediaId, sortOrder, isSample } = row
  const texts = rows.map(({ locale, title, summary, publishState, publishedAt }): [string, Text] => [locale, { title, summary, publishState, publishedAt }])
  return { id: row.id, values: { documentSign, fileLanguage, category, mediaId, sortOrder, isSample }, texts: Object.fromEntries(texts) }
}

type Write = { ctx: Ctx; wanted: SaveDownloadInput; id: number | null }

async function writeDownload(tx: Tx, { ctx, wanted, id }: Write): Promise<number> {
  const values = { ...valuesOf(wanted), fileName: wanted.file_name, updatedAt: ctx.ports.clock.now() }
  if (id !== null) {
    await tx.update(download).set(values).where(eq(download.id, id))
    return id
  }
  const [row] = await tx.insert(download).values(values).returning({ id: download.id })
  if (!row) throw new AppError('internal')
  return row.id
}

type WriteTexts = { ctx: Ctx; id: number; before: Record<string, Text>; after: Record<string, Text> }

async function writeTexts(tx: Tx, { ctx, id, before, after }: WriteTexts): Promise<void> {
  for (const locale of Object.keys(before).filter((code) => !(code in after)))
    await tx.delete(downloadTranslation).where(and(eq(downloadTranslation.downloadId, id), eq(downloadTranslation.locale, locale)))
  for (const [locale, text] of Object.entries(after)) {
    if (isDeepStrictEqual(before[locale], text)) continue
    const values = { ...text, updatedAt: ctx.ports.clock.now() }
    await tx
      .insert(downloadTranslation)
      .values({ downloadId: id, locale, ...values })
      .onConflictDoUpdate({ target: [downloadTranslation.downloadId, downloadTranslation.locale], set: values })
  }
}
