import { and, count, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { ListQuotationsInput, QuotationPage } from '#contract/quotation.ts'
import type { QuotationViewState } from '#contract/quotation-values.ts'
import { enquiry, quotation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { dayOf } from './day.ts'
import { ISSUED_UNTIL, selectRows } from './quotation-row.ts'

/** Offers by state, lead and words (number, reference, buyer), those that were worked on last first. Permission `enquiry.read`. */
export async function listQuotations({ ctx, input }: { ctx: Ctx; input: ListQuotationsInput }): Promise<QuotationPage> {
  requirePermission(ctx, 'enquiry.read')
  const { page, page_size } = input
  const today = dayOf(ctx.ports.clock.now())
  const where = and(
    input.state === undefined ? undefined : stateIs(input.state, today),
    input.enquiry_id === undefined ? undefined : eq(quotation.enquiryId, input.enquiry_id),
    input.word === undefined || input.word === '' ? undefined : wordIs(input.word),
  )
  const list = await selectRows(ctx.db, where, { today, limit: page_size, offset: (page - 1) * page_size })
  const [counted] = await ctx.db.select({ value: count() }).from(quotation).innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId)).where(where)
  return { list, total: counted?.value ?? 0, page, page_size }
}

function stateIs(state: QuotationViewState, today: string): SQL | undefined {
  const isOver = sql`coalesce(${ISSUED_UNTIL} < ${today}, false)`
  if (state === 'lapsed') return and(eq(quotation.state, 'issued'), isOver)
  return state === 'issued' ? and(eq(quotation.state, 'issued'), sql`not ${isOver}`) : eq(quotation.state, state)
}

function wordIs(word: string): SQL | undefined {
  const part = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const inDraft = (name: string) => sql`${quotation.draft} ->> ${name} ilike ${part}`
  return or(ilike(quotation.number, part), ilike(enquiry.reference, part), inDraft('buyer_name'), inDraft('buyer_company'))
}
