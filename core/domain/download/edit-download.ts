import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import { DOCUMENT_TYPES, type DocumentExtension } from '#contract/document-values.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { saveStaffDownloadInputSchema, type DownloadValue, type StaffDownload } from '#contract/staff-download.ts'
import type { Tx } from '#core/db/client.ts'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { media } from '#core/db/schema/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hashOfWords, notesOf, publishedFieldsOf, withMoments, type Words, writeTexts } from '#core/domain/publishing/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { slugify } from '#core/domain/sign/index.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { pathOf } from './list-downloads.ts'

type Row = typeof download.$inferSelect
type Text = typeof downloadTranslation.$inferSelect

/** A file of the download centre as staff edit it. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffDownload({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffDownload> {
  requirePermission(ctx, 'content.read')
  const [found] = await ctx.db
    .select({ row: download, byteSize: media.byteSize })
    .from(download)
    .innerJoin(media, eq(media.id, download.mediaId))
    .where(eq(download.id, input.id))
  if (found === undefined) throw new AppError('not_found')
  const { row, byteSize } = found
  const texts = await ctx.db.select().from(downloadTranslation).where(eq(downloadTranslation.downloadId, row.id))
  return {
    id: row.id,
    version: row.version,
    is_sample: row.isSample,
    byte_size: byteSize,
    path: pathOf(row),
    value: valueOf(row, texts),
    languages: notesOf(texts, hashOfEnglish(texts)),
  }
}

/** What was changed of a file, newest first. Permission `content.read`. */
export async function listDownloadRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'download', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveStaffDownloadInputSchema> & { id: number | null }

/**
 * Saves a file of the download centre whole with all its languages. Its name ends as its content is, and no other file has it.
 * Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveStaffDownload({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffDownload> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveStaffDownloadInputSchema, sent)
  const now = ctx.ports.clock.now()
  const value = withMoments(withSign(wanted.value), now)
  const id = await saveEdited(
    ctx,
    {
      kind: 'download',
      tags: ['download'],
      lock: lockDownload,
      write: async (tx, given) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`download ${value.file_name}`}, 0))`)
        await requireFreeName(tx, value.file_name, given.id)
        return writeDownload(tx, { ...given, mediaId: await requireDocument(tx, value), now })
      },
    },
    { id: known, version: input.version, value },
  )
  ctx.ports.cache.drop(['download'])
  return findStaffDownload({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

function withSign(value: DownloadValue): DownloadValue {
  if (value.document_sign !== '') return value
  const made = slugify(value.file_name.slice(0, value.file_name.lastIndexOf('.')))
    .slice(0, 120)
    .replace(/-$/, '')
  return { ...value, document_sign: made === '' ? 'document' : made }
}

async function requireFreeName(tx: Tx, fileName: string, id: number | null): Promise<void> {
  const [other] = await tx
    .select({ id: download.id })
    .from(download)
    .where(and(eq(download.fileName, fileName), id === null ? undefined : ne(download.id, id)))
  if (other !== undefined) throw new AppError('validation_failed', { issues: [{ path: 'value.file_name', key: 'taken' }] })
}

/** Holds the document, so that it is not deleted before it is named. */
async function requireDocument(tx: Tx, { media_id: mediaId, file_name: fileName }: DownloadValue): Promise<number> {
  const [row] = await tx
    .select({ kind: media.kind, contentType: media.contentType })
    .from(media)
    .where(eq(media.id, mediaId ?? 0))
    .for('key share')
  if (mediaId === null || row?.kind !== 'document') throw new AppError('validation_failed', { issues: [{ path: 'value.media_id', key: 'invalid_value' }] })
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase() as DocumentExtension
  if (DOCUMENT_TYPES[ending] !== row.contentType) throw new AppError('validation_failed', { issues: [{ path: 'value.file_name', key: 'file_ending' }] })
  return mediaId
}

async function lockDownload(tx: Tx, id: number): Promise<{ version: number; value: DownloadValue } | null> {
  const [row] = await tx.select().from(download).where(eq(download.id, id)).for('update')
  if (row === undefined) return null
  const texts = await tx.select().from(downloadTranslation).where(eq(downloadTranslation.downloadId, id))
  return { version: row.version, value: valueOf(row, texts) }
}

function valueOf(row: Row, texts: readonly Text[]): DownloadValue {
  const textIn = (code: Locale) => texts.find(({ locale }) => locale === code)
  return {
    media_id: row.mediaId,
    file_name: row.fileName,
    document_sign: row.documentSign,
    language: isLocale(row.fileLanguage) ? row.fileLanguage : null,
    category: DOWNLOAD_CATEGORIES.find((name) => name === row.category) ?? null,
    sort_order: row.sortOrder,
    title: inEachLanguage((code) => textIn(code)?.title ?? ''),
    summary: inEachLanguage((code) => textIn(code)?.summary ?? ''),
    ...publishedFieldsOf(texts),
  }
}

type Write = { id: number | null; version: number; value: DownloadValue; before: DownloadValue | null; mediaId: number; now: Date }

async function writeDownload(tx: Tx, { id: known, version, value, before, mediaId, now }: Write): Promise<number> {
  const values = {
    mediaId,
    fileName: value.file_name,
    documentSign: value.document_sign,
    fileLanguage: value.language,
    category: value.category,
    sortOrder: value.sort_order,
    isSample: false,
    version,
    updatedAt: now,
  }
  const [row] =
    known === null
      ? await tx.insert(download).values(values).returning({ id: download.id })
      : await tx.update(download).set(values).where(eq(download.id, known)).returning({ id: download.id })
  if (row === undefined) throw new AppError('internal')
  await writeTexts({
    value,
    before,
    now,
    words: wordsOf,
    remove: (gone) => tx.delete(downloadTranslation).where(and(eq(downloadTranslation.downloadId, row.id), inArray(downloadTranslation.locale, gone))),
    write: (locale, columns, origin) => {
      const text = { title: value.title[locale], summary: value.summary[locale], ...columns }
      return tx
        .insert(downloadTranslation)
        .values({ downloadId: row.id, locale, ...text })
        .onConflictDoUpdate({
          target: [downloadTranslation.downloadId, downloadTranslation.locale],
          set: { sourceHash: sql`coalesce(${downloadTranslation.sourceHash}, ${origin})`, ...text },
        })
    },
  })
  return row.id
}

/** What a translation is made from. */
function wordsOf({ title, summary }: DownloadValue, code: Locale): Words {
  return [title[code], summary[code]]
}

/** The same of the stored English. */
export function hashOfEnglish(texts: readonly Text[]): string | null {
  const english = texts.find(({ locale }) => locale === DEFAULT_LOCALE)
  return english === undefined ? null : hashOfWords([english.title, english.summary ?? ''])
}
