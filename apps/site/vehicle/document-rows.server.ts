import type { VehicleDocument } from '#contract/media.ts'
import { formatBytes, formatRow } from '#i18n/format.ts'
import { isLocale, localeInfo } from '#i18n/locales.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { SpecGroupView } from './specification.ts'

/** The PDFs of a vehicle as a group of its table: size and language beside the title, which leads to the file. None where there are none. */
export function documentRows({ t, locale }: SiteLanguage, documents: readonly VehicleDocument[]): SpecGroupView[] {
  if (documents.length === 0) return []
  const rows = documents.map(({ title, byte_size, language, path }) => {
    const spoken = isLocale(language) ? [localeInfo(language).ownName] : []
    return { label: formatRow(locale, ['PDF', formatBytes(locale, byte_size), ...spoken]), value: title, href: `/api${path}` }
  })
  return [{ title: t('spec.groupDocuments'), rows }]
}
