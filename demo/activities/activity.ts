import type { SaveActivityInput } from '#contract/activity.ts'
import type { ArticleBody } from '#contract/article.ts'
import type { Locale } from '#i18n/locales.ts'

/** An activity in one language; `place` is null for what is held online. */
export type ActivityWords = { title: string; summary: string; place: string | null; body: ArticleBody }

/** A sample activity: written in every language for itself. Its days are fixed, so that one lies in the past. */
export type DemoActivity = Pick<SaveActivityInput, 'sign' | 'kind' | 'starts_at' | 'ends_at' | 'time_zone' | 'country_iso2'> & {
  published_at: string
  words: Record<Locale, ActivityWords>
}
