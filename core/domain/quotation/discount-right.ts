import { type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'

type Draft = { draft: QuotationTerms; approvedById: number | null }

/** Whether the actor needs somebody else to let the discount of a draft pass. */
export async function needsApproval(ctx: Ctx, { draft, approvedById }: Draft): Promise<boolean> {
  if (approvedById !== null || ctx.actor.kind === 'system') return false
  if (ctx.actor.kind === 'staff' && ctx.actor.permissions.includes('quotation.approve')) return false
  const { value: offers } = await readSettings({ ctx, group: 'offers' })
  return quotationTotals(draft).discountBasisPoints > offers.discount_percent * 100
}
