import type { PublishState } from '#contract/content-values.ts'
import type { PublishedFields } from '#contract/translated.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import type { Locale } from '#i18n/locales.ts'

type Stored = { locale: string; publishState: PublishState; publishedAt: Date | null; withdrawAt: Date | null }

/** When stored words are on the site, as staff edit it. */
export function publishedFieldsOf(texts: readonly Stored[]): PublishedFields {
  const textIn = (code: Locale) => texts.find(({ locale }) => locale === code)
  return {
    publish_state: inEachLanguage((code) => textIn(code)?.publishState ?? 'draft'),
    published_at: inEachLanguage((code) => textIn(code)?.publishedAt?.toISOString() ?? null),
    withdraw_at: inEachLanguage((code) => textIn(code)?.withdrawAt?.toISOString() ?? null),
    is_checked: inEachLanguage(() => false),
  }
}

/** Who publishes without naming a moment publishes now. */
export function withMoments<Value extends PublishedFields>(value: Value, now: Date): Value {
  const published_at = inEachLanguage((code) => value.published_at[code] ?? (value.publish_state[code] === 'published' ? now.toISOString() : null))
  return { ...value, published_at }
}

type Written = { isNewText: boolean; english: string | null; now: Date }

/** Columns of the words in one language. Words that were written or looked at now say what the English says; `english`: hash of it, null where there is none. */
export function publishColumnsOf(value: PublishedFields, locale: Locale, { isNewText, english, now }: Written) {
  return {
    publishState: value.publish_state[locale],
    publishedAt: asDate(value.published_at[locale]),
    withdrawAt: asDate(value.withdraw_at[locale]),
    ...(isNewText ? { updatedAt: now } : {}),
    ...(isNewText || value.is_checked[locale] ? { sourceHash: english, isUnread: false } : {}),
  }
}

function asDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}
