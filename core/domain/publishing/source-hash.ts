import type { LanguageNote } from '#contract/translated.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'

type Translation = { locale: string; sourceHash: string | null; isUnread: boolean }

/** What a translation is beside its words. `english`: hash of the English as it is now, null where there is none. One of unknown origin counts as up to date. */
export function noteOf({ locale, sourceHash: from, isUnread }: Translation, english: string | null): LanguageNote {
  return { is_stale: locale !== DEFAULT_LOCALE && from !== null && english !== null && from !== english, is_unread: isUnread }
}
