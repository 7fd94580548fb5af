import { notifyContent } from '#core/db/notify.ts'
import { memberLevel } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFirstLevels } from './first-levels.ts'
import type { LevelTerms } from './level-terms.ts'

/** Voucher of a level, by its key. */
export type LevelVouchers = Readonly<Record<string, NonNullable<LevelTerms['voucher']>>>

/**
 * Sets up the three levels where there are none of their names yet; what staff have changed is never overwritten. `vouchers`: what each level
 * gives. Which discounts a company grants is its own affair, so only the demonstration names some.
 */
export async function seedMemberLevels({ ctx, input }: { ctx: Ctx; input: { vouchers: LevelVouchers } }): Promise<void> {
  const rows = (await readFirstLevels()).map(({ levelKey, rank, name, reach, benefits }) => {
    const terms: LevelTerms = { reach, benefits, voucher: input.vouchers[levelKey] ?? null }
    return { levelKey, rank, name, terms }
  })
  await ctx.db.transaction(async (tx) => {
    const added = await tx.insert(memberLevel).values(rows).onConflictDoNothing().returning({ id: memberLevel.id })
    if (added.length > 0) await notifyContent(tx, ['member_level'])
  })
  ctx.ports.cache.drop(['member_level'])
}
