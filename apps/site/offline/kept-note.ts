import { formatDateTime } from '#i18n/format.ts'
import { NOTE } from './note-element.ts'
import type { Locale } from '#i18n/locales.ts'

/** The words of one language, as they stand under `kept` and `shell` of its messages. */
export type NoteWords = { page: string; missing: string; retry: string }

export type NoteInput = {
  words: NoteWords
  locale: Locale
  /** When the page was kept; null: it stands in the place of one that is not kept. */
  at: number | null
  /** Path and query that were asked for. */
  asked: string
  timeZone: string
}

/**
 * Puts the line that says how old a page is before everything else of it, for eyes and screen readers alike, and without waiting for script (R5.53).
 */
export function withNote(html: string, note: NoteInput): string {
  return html.replace(/<body[^>]*>/, (body) => `${body}${noteHtml(note)}`)
}

function noteHtml({ words, locale, at, asked, timeZone }: NoteInput): string {
  const moment = at === null ? '' : `<bdi>${escapeHtml(formatDateTime(locale, new Date(at), timeZone))}</bdi>`
  const text = escapeHtml(at === null ? words.missing : words.page).replace('{moment}', moment)
  return `<${NOTE} role="note" class="block border-b border-line bg-sunken px-5 py-3 text-sm">${text} <a href="${escapeHtml(asked)}" class="underline">${escapeHtml(words.retry)}</a></${NOTE}>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
