import { formatRow } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { fitWords, headWords, shorterTitles, type PageWords } from '#apps/site/head/page-words.server.ts'
import type { ActivityView } from './activity-view.ts'

/** Title and description of an activity: what it is called, when and where it is, what happens there. */
export function activityWords(locale: Locale, { title, date, place, summary }: ActivityView): PageWords {
  const when = headWords(locale)('stop', { text: formatRow(locale, [date, place]) })
  return fitWords(locale, { candidates: [`${title} · ${date}`, title, ...shorterTitles(title)], paragraphs: [summary, when] })
}
