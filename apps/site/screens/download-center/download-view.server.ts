import type { DownloadItem } from '#contract/download.ts'
import { formatBytes, formatDate, formatRow } from '#i18n/format.ts'
import { isLocale, LOCALE_CODES, localeInfo, type Locale } from '#i18n/locales.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { DocumentView, FileView, ShelfView } from './download-view.ts'

/** Files by shelf, those of one document together; shelves and documents keep the order of the list. */
export function shelfViews(language: SiteLanguage, items: readonly DownloadItem[]): ShelfView[] {
  const shelves = Map.groupBy(items, (item) => item.category ?? 'other')
  return [...shelves].map(([id, own]) => ({
    id,
    title: language.t(`downloads.category.${id}`),
    documents: [...Map.groupBy(own, (item) => item.document_sign).values()].flatMap((files) => documentView(language, files) ?? []),
  }))
}

function documentView(language: SiteLanguage, files: readonly DownloadItem[]): DocumentView | null {
  const chosen = choose(files, language.locale)
  if (chosen === undefined) return null
  return {
    sign: chosen.document_sign,
    title: chosen.title,
    summary: chosen.summary,
    file: fileView(language, chosen),
    others: byLanguage(files.filter((file) => file !== chosen)).map((file) => fileView(language, file)),
  }
}

/** The reader's language, else one that needs none, else English, else the first. */
function choose(files: readonly DownloadItem[], locale: Locale): DownloadItem | undefined {
  return (
    files.find((file) => file.language === locale) ?? files.find((file) => file.language === null) ?? files.find((file) => file.language === 'en') ?? files[0]
  )
}

/** In the order of the picker of languages: a document gains its languages one after the other. */
function byLanguage(files: readonly DownloadItem[]): DownloadItem[] {
  const placeOf = ({ language }: DownloadItem) => LOCALE_CODES.findIndex((code) => code === language)
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function fileView({ t, locale }: SiteLanguage, item: DownloadItem): FileView {
  const type = item.file_type.toUpperCase()
  const size = formatBytes(locale, item.byte_size)
  const language = isLocale(item.language) ? item.language : null
  const spoken = language === null ? [] : [localeInfo(language).ownName]
  return {
    href: `/api${item.path}`,
    fileName: item.file_name,
    byteSize: item.byte_size,
    language,
    type,
    facts: [type, size, formatDate(locale, item.published_at)],
    label: t('common.labelled', { label: t('downloads.get'), value: formatRow(locale, [item.title, type, size, ...spoken]) }),
  }
}
