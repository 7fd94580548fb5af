import { z } from 'zod'
import { notifyContent } from '#core/db/notify.ts'
import { memberLevel, setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import { readFirstLevels } from './first-levels.ts'
import type { LevelTerms } from './level-terms.ts'

/** Voucher of a level, by its key. */
export type LevelVouchers = Readonly<Record<string, NonNullable<LevelTerms['voucher']>>>

const OFFERED = 'member_level.offered'

/**
 * Sets up the three levels where there are none of their names yet; what staff have changed is never overwritten,
 * and a level that they have removed does not come back: the three are given once. `vouchers`: what each level
 * gives. Which discounts a company grants is its own affair, so only the demonstration names some.
 */
export async function seedMemberLevels({ ctx, input }: { ctx: Ctx; input: { vouchers: LevelVouchers } }): Promise<void> {
  if (await readSetting(ctx.db, { key: OFFERED, schema: z.boolean(), fallback: false })) return
  const rows = (await readFirstLevels()).map(({ levelKey, rank, name, reach, benefits }) => {
    const terms: LevelTerms = { reach, benefits, voucher: input.vouchers[levelKey] ?? null }
    return { levelKey, rank, name, terms }
  })
  await ctx.db.transaction(async (tx) => {
    const added = await tx.insert(memberLevel).values(rows).onConflictDoNothing().returning({ id: memberLevel.id })
    await tx.insert(setting).values({ key: OFFERED, value: true }).onConflictDoNothing()
    if (added.length > 0) await notifyContent(tx, ['member_level'])
  })
  ctx.ports.cache.drop(['member_level'])
}
