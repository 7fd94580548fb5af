import { asc, eq } from 'drizzle-orm'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import type { ListStaffDownloadsInput, StaffDownloadPage, StaffDownloadRow } from '#contract/staff-download.ts'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { media } from '#core/db/schema/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hasLanguage, languageStates, shownOfAll } from '#core/domain/publishing/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { hashOfEnglish } from './edit-download.ts'

/** Files of the download centre in every state, in their order, with what each language has of them. They are few and looked through in memory. Permission `content.read`. */
export async function listStaffDownloads({ ctx, input }: { ctx: Ctx; input: ListStaffDownloadsInput }): Promise<StaffDownloadPage> {
  requirePermission(ctx, 'content.read')
  const [rows, texts] = await Promise.all([
    ctx.db
      .select({ row: download, byteSize: media.byteSize })
      .from(download)
      .innerJoin(media, eq(media.id, download.mediaId))
      .orderBy(asc(download.category), asc(download.sortOrder), asc(download.id)),
    ctx.db.select().from(downloadTranslation),
  ])
  const textsOf = Map.groupBy(texts, ({ downloadId }) => downloadId)
  const now = ctx.ports.clock.now()
  const terms = searchTerms(input.word)
  const found = rows.flatMap(({ row, byteSize }): StaffDownloadRow[] => {
    const own = textsOf.get(row.id) ?? []
    const searchText = buildSearchText([row.fileName, ...own.flatMap(({ title, summary }) => [title, summary])])
    if (terms !== null && !(terms.length > 0 && terms.every((term) => isTermIn(searchText, term)))) return []
    if (input.category !== undefined && row.category !== input.category) return []
    const first = LOCALE_CODES.flatMap((code) => own.find(({ locale }) => locale === code) ?? [])[0]
    const languages = languageStates(own, hashOfEnglish(own), now)
    if (!hasLanguage(languages, input)) return []
    return [
      {
        id: row.id,
        title: first?.title ?? row.fileName,
        title_locale: first?.locale ?? '',
        file_name: row.fileName,
        byte_size: byteSize,
        language: row.fileLanguage,
        category: DOWNLOAD_CATEGORIES.find((name) => name === row.category) ?? null,
        is_sample: row.isSample,
        ...shownOfAll(languages),
        languages,
      },
    ]
  })
  return { list: found.slice((input.page - 1) * input.page_size, input.page * input.page_size), total: found.length }
}
