import type { LanguageLack, LiveState, PublishState } from '#contract/content-values.ts'
import type { LanguageNote } from '#contract/translated.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { liveState } from './live-state.ts'
import { noteOf } from './source-hash.ts'

type Text = { locale: string; publishState: PublishState; publishedAt: Date | null; withdrawAt: Date | null; sourceHash: string | null; isUnread: boolean }
type States = Readonly<Record<string, LanguageNote & { state: LiveState }>>

/** What each language has of a thing, in the order of the languages; those without words are left out. `english`: hash of the English as it is now. */
export function languageStates(texts: readonly Text[], english: string | null, now: Date): States {
  const ordered = LOCALE_CODES.flatMap((code) => texts.find(({ locale }) => locale === code) ?? [])
  return Object.fromEntries(ordered.map((text) => [text.locale, { ...noteOf(text, english), state: liveState(text, now) }]))
}

type Wanted = { state?: LiveState | undefined; locale?: string | undefined; lack?: LanguageLack | undefined }

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
