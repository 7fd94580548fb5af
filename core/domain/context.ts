import type { ArticleDraft } from '#contract/staff-article.ts'
import type { SettingGroup, Settings } from '#contract/setting.ts'
import type { ContentTag } from '#contract/content-tag.ts'
import type { PreviewedKind } from '#contract/stock-values.ts'
import type { Db } from '#core/db/client.ts'
import type { Ports } from '#core/ports/ports.ts'
import type { Locale } from '#i18n/locales.ts'

/** Who acts. Staff actions need the permission named by the verb. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; memberId: number }
  | { kind: 'partner'; partnerId: number; appKey: string }
  /** `languages`: in which they may write and publish; without it in all. */
  | { kind: 'staff'; staffId: number; permissions: readonly string[]; languages?: readonly string[] | null }
  | { kind: 'system' }

/** What every verb is given beside its input. */
export type Ctx = {
  db: Db
  actor: Actor
  locale: Locale
  ports: Ports
  requestId: string
  /** Settings or an article that are looked at before they are saved; they stand in the place of the stored ones. Never together with a cache that others read. */
  unsaved?: { group: SettingGroup; value: Settings } | { group: 'article'; value: ArticleDraft }
  /**
   * A record that is looked at before it is on the site, and its maker; both count as published. Never together with a cache that others read.
   * `token`: of the link that shows it.
   */
  draft?: { kind: PreviewedKind; id: number; brandId: number | null; token: string }
  /** Says what public content the answer shows, before it is asked for; a page's tags follow from it. Called by whatever asks the database. */
  reads: (...tags: readonly ContentTag[]) => void
}

/** The same context, noting what is read with it in `tags`. */
export function notingIn(tags: Set<ContentTag>, ctx: Ctx): Ctx {
  return {
    ...ctx,
    reads: (...read) => {
      for (const tag of read) tags.add(tag)
    },
  }
}
