import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { QuotationDetail, SaveQuotationInput } from '#contract/quotation.ts'
import { type QuotationState, type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'
import { quotation } from '#core/db/schema/index.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { differenceOf } from '#core/domain/revision/index.ts'
import { readBuyersCountry, readCountryAddress } from './buyers-country.ts'
import { followCosts, storedCost } from './cost-sources.ts'
import { dayOf } from './day.ts'
import { lockDraft } from './lock-quotation.ts'
import { haveSameAmounts } from './made-from.ts'
import { readQuotation } from './read-quotation.ts'
import { requirePossible } from './require-complete.ts'

/**
 * Saves what the next version will say; an approval of what it said before is gone, unless it is a pro-forma that costs what the buyer has agreed to. Versions that are out stay as they are. Permission
 * `quotation.write`. Costs that the price sheets have said
 * follow its lines and its port. Errors: `not_found`; `conflict` where somebody has changed it since `version`, or where it was accepted or taken back; `validation_failed` for a
 * discount above the sum and a day that has passed.
 */
export async function saveQuotation({ ctx, input }: { ctx: Ctx; input: SaveQuotationInput }): Promise<QuotationDetail> {
  requirePermission(ctx, 'quotation.write')
  const wanted = asBasisWants(input.value)
  requirePossible(wanted, dayOf(ctx.ports.clock.now()))
  const { value, sources } = await withCosts(ctx, input.id, wanted)
  await ctx.db.transaction(async (tx) => {
    const held = await lockDraft(tx, input)
    if (isDeepStrictEqual(held.draft, value)) return
    // What the offer before it cost was let pass there.
    const isKept = held.madeFromId !== null && held.approvedById !== null && haveSameAmounts(held.draft, value)
    await tx
      .update(quotation)
      .set({
        draft: value,
        costSources: sources,
        version: held.version + 1,
        state: isKept ? held.state : stateAfterChange(held.state, held.revision),
        totalCents: quotationTotals(value).totalCents,
        validUntil: value.valid_until,
        approvedById: isKept ? held.approvedById : null,
        updatedAt: ctx.ports.clock.now(),
      })
      .where(eq(quotation.id, held.id))
    const changed = Object.keys(differenceOf(held.draft, value)?.after ?? {})
    await writeAudit(tx, { ctx, action: 'quotation.saved', subjectKind: 'quotation', subjectId: held.id, detail: { number: held.number, fields: changed } })
    // Screens that show it.
    await notifyStaff(tx, { news: 'leads' })
  })
  return readQuotation(ctx, input.id)
}

// Before the draft is held, because the price sheets are read by other connections. Another version than the one that is saved is refused there.
async function withCosts(ctx: Ctx, id: number, value: QuotationTerms) {
  const [held] = await ctx.db.select().from(quotation).where(eq(quotation.id, id))
  if (held === undefined) throw new AppError('not_found')
  const iso2 = await readBuyersCountry(ctx.db, held.enquiryId)
  const address = await readCountryAddress(ctx.db, { iso2, before: held.draft, value })
  return followCosts(ctx, { held: { ...held, country: iso2 }, value: { ...value, buyer_address: address } })
}

/** What waits or was approved is a draft again; what the buyer has, or has declined, stays so until another version goes out. */
function stateAfterChange(state: QuotationState, revision: number): QuotationState {
  if (state !== 'waiting' && state !== 'approved') return state
  return revision > 0 ? 'issued' : 'draft'
}

/** Costs that the price does not hold are not kept: they would come back unseen with another basis. */
function asBasisWants(value: QuotationTerms): QuotationTerms {
  return {
    ...value,
    freight_cents: value.basis === 'fob' ? null : value.freight_cents,
    insurance_cents: value.basis === 'cif' ? value.insurance_cents : null,
    inspection_cents: storedCost('inspection_cents', value.inspection_cents),
  }
}
