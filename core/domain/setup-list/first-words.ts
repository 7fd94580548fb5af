import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SettleFirstWordsInput, SetupList } from '#contract/setup-list.ts'
import type { Tx } from '#core/db/client.ts'
import { setting } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { findStaffFaq, saveStaffFaq } from '#core/domain/faq/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const KEY = 'setup_list.words_read'

/** The last answer and the last level that somebody has said to have read. */
const readSchema = z.object({ faq: z.number().int(), member_level: z.number().int() })
const NOTHING = { faq: 0, member_level: 0 }

type Unread = { answers: number[]; levels: number[] }

/** How many of the texts that the product came with are on the site as they came, read by nobody (R16.122). What staff have made or changed has a revision. */
export async function countFirstWords({ db }: { db: Tx }): Promise<SetupList['first_words']> {
  const { answers, levels } = await findUnread(db)
  return { answers: answers.length, levels: levels.length }
}

/**
 * Says of all of them that they were read, or takes the answers off the site, each with a revision. Permission `setting.write`, to hide also
 * `content.write` and `content.publish`. Errors: `forbidden`.
 */
export async function settleFirstWords({ ctx, input }: { ctx: Ctx; input: SettleFirstWordsInput }): Promise<void> {
  requirePermission(ctx, 'setting.write')
  if (input.choice === 'hide') return hideAnswers(ctx)
  await ctx.db.transaction(async (tx) => {
    const { answers, levels } = await findUnread(tx)
    if (answers.length + levels.length === 0) return
    const before = await readMark(tx)
    const value = { faq: Math.max(before.faq, ...answers), member_level: Math.max(before.member_level, ...levels) }
    await tx.insert(setting).values({ key: KEY, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
    const detail = { answers: answers.length, levels: levels.length }
    await writeAudit(tx, { ctx, action: 'setting.first_words_read', subjectKind: 'setting', subjectId: 'setup_list', detail })
  })
}

async function hideAnswers(ctx: Ctx): Promise<void> {
  requirePermission(ctx, 'content.publish')
  const { answers } = await findUnread(ctx.db)
  for (const id of answers) {
    const { version, value } = await findStaffFaq({ ctx, input: { id } })
    const publish_state = inEachLanguage((code) => (value.publish_state[code] === 'published' ? ('hidden' as const) : value.publish_state[code]))
    await saveStaffFaq({ ctx, input: { id, version, value: { ...value, publish_state } } })
  }
}

async function findUnread(db: Tx): Promise<Unread> {
  const mark = await readMark(db)
  const isUntouched = (kind: string) => sql.raw(`not exists (select from revision where subject_kind = '${kind}' and subject_id = thing.id::text)`)
  const { rows: answers } = await db.execute<{ id: number }>(sql`
    select thing.id::int as id from faq thing where thing.id > ${mark.faq} and thing.car_id is null and ${isUntouched('faq')}
      and exists (select from faq_translation text where text.faq_id = thing.id and text.publish_state = 'published') order by thing.id`)
  const { rows: levels } = await db.execute<{ id: number }>(sql`
    select thing.id::int as id from member_level thing where thing.id > ${mark.member_level} and ${isUntouched('member_level')}`)
  return { answers: answers.map(({ id }) => id), levels: levels.map(({ id }) => id) }
}

function readMark(db: Tx) {
  return readSetting(db, { key: KEY, schema: readSchema, fallback: NOTHING })
}
