import { eq } from 'drizzle-orm'
import type { KeepCostsInput, QuotationDetail } from '#contract/quotation.ts'
import { type CostSources, SHIPPING_COSTS, costWay } from '#contract/quotation-values.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { quotation } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { asSaidByHand } from './cost-sources.ts'
import { lockDraft } from './lock-quotation.ts'
import { readBuyersCountry } from './buyers-country.ts'
import { readQuotation } from './read-quotation.ts'

/** Says that the costs of a draft hold for what it ships now, although they were reckoned for something else. Permission `quotation.write`. Errors as of `saveQuotation`. */
export async function keepCosts({ ctx, input }: { ctx: Ctx; input: KeepCostsInput }): Promise<QuotationDetail> {
  requirePermission(ctx, 'quotation.write')
  await ctx.db.transaction(async (tx) => {
    const held = await lockDraft(tx, input)
    const country = await readBuyersCountry(tx, held.enquiryId)
    const way = costWay(held.draft)
    const before = held.costSources ?? {}
    const isStill = (name: (typeof SHIPPING_COSTS)[number]) => before[name]?.key === way.key && before[name].country === country
    const still: CostSources = Object.fromEntries(SHIPPING_COSTS.flatMap((name) => (isStill(name) ? [[name, before[name]] as const] : [])))
    await tx
      .update(quotation)
      .set({ costSources: { ...asSaidByHand(held.draft, country), ...still }, updatedAt: ctx.ports.clock.now() })
      .where(eq(quotation.id, held.id))
    await writeAudit(tx, { ctx, action: 'quotation.costs_kept', subjectKind: 'quotation', subjectId: held.id, detail: { number: held.number } })
    // Screens that show it.
    await notifyStaff(tx, { news: 'leads' })
  })
  return readQuotation(ctx, input.id)
}
