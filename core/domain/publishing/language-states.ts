import type { LanguageLack, PublishState, ShownState } from '#contract/content-values.ts'
import { shownAsWhole, shownState } from '#contract/shown-state.ts'
import type { LanguageNote, Shown } from '#contract/translated.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { noteOf } from './source-hash.ts'

type Moments = { publishState: PublishState; publishedAt: Date | null; withdrawAt: Date | null }
type Text = Moments & { locale: string; sourceHash: string | null; isUnread: boolean }
type States = Readonly<Record<string, LanguageNote & Shown>>

/** What each language has of a thing, in the order of the languages; those without words are left out. `english`: hash of the English as it is now. */
export function languageStates(texts: readonly Text[], english: string | null, now: Date): States {
  const ordered = LOCALE_CODES.flatMap((code) => texts.find(({ locale }) => locale === code) ?? [])
  return Object.fromEntries(ordered.map((text) => [text.locale, { ...noteOf(text, english), ...shownOf(text, now) }]))
}

/** What a thing is on the site as a whole. */
export function shownOfAll(languages: States): Shown {
  const { state, from } = shownAsWhole(Object.values(languages).map((language) => ({ state: language.state, from: language.published_at })))
  return { state, published_at: from }
}

function shownOf({ publishState, publishedAt, withdrawAt }: Moments, now: Date): Shown {
  const from = publishedAt?.toISOString() ?? null
  const state = shownState({ state: publishState, from, until: withdrawAt?.toISOString() ?? null }, 'published', now)
  return { state, published_at: state === 'published' || state === 'planned' ? from : null }
}

type Wanted = { state?: ShownState | undefined; locale?: string | undefined; lack?: LanguageLack | undefined }

/** Whether a language, or the one that is asked for, is in this state and lacks this. */
export function hasLanguage(languages: States, { state, locale, lack }: Wanted): boolean {
  const codes = locale === undefined ? LOCALE_CODES : LOCALE_CODES.filter((code) => code === locale)
  if (state !== undefined && !codes.some((code) => languages[code]?.state === state)) return false
  return lack === undefined || codes.some((code) => isLacking(languages[code], lack))
}

function isLacking(language: LanguageNote | undefined, lack: LanguageLack): boolean {
  if (language === undefined) return lack === 'missing'
  return lack === 'stale' ? language.is_stale : lack === 'unread' && language.is_unread
}
