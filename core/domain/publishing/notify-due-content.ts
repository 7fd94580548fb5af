import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ContentTag } from '#contract/content-tag.ts'
import { notifyContent } from '#core/db/notify.ts'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

/** Words with a moment at which they come or go. */
const TIMED = {
  activity_translation: 'activity',
  article_translation: 'article',
  download_translation: 'download',
  faq_translation: 'faq',
  legal_page_translation: 'legal',
} as const satisfies Record<string, ContentTag>

const LOOKED_UNTIL = 'publishing.looked_until'

/** How far back the first run looks: a kept page is never older. */
const FIRST_LOOK_MS = 60 * 60_000

/**
 * Tells every process of content whose moment to come or to go has passed since the last run, so that kept pages show it. Reading goes by
 * the clock itself; this is for what was made before. Answers the tags that it told of.
 */
export async function notifyDueContent({ ctx }: { ctx: Ctx }): Promise<ContentTag[]> {
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const fallback = new Date(now.getTime() - FIRST_LOOK_MS).toISOString()
    const since = await readSetting(tx, { key: LOOKED_UNTIL, schema: z.iso.datetime(), fallback })
    const tags: ContentTag[] = []
    for (const [table, tag] of Object.entries(TIMED)) {
      const { rows } = await tx.execute(sql`
        select 1 from ${sql.identifier(table)} where publish_state = 'published'
          and ((published_at > ${since} and published_at <= ${now.toISOString()}) or (withdraw_at > ${since} and withdraw_at <= ${now.toISOString()})) limit 1`)
      if (rows.length > 0) tags.push(tag)
    }
    await tx
      .insert(setting)
      .values({ key: LOOKED_UNTIL, value: now.toISOString(), updatedAt: now })
      .onConflictDoUpdate({ target: setting.key, set: { value: now.toISOString(), updatedAt: now } })
    await notifyContent(tx, tags)
    return tags
  })
}
