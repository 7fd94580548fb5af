import { asc, count, desc, sql, type SQL } from 'drizzle-orm'
import type { EnquiryPage, EnquirySort, ListEnquiriesInput } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { MOST_COUNTED_ENQUIRIES } from '#contract/enquiry-values.ts'
import { selectRows } from './enquiry-row.ts'
import { enquiryConditions } from './list-filter.ts'

/** A page of enquiries for staff, newest first unless asked otherwise; quarantined ones only where the filter says so. Permission `enquiry.read`. */
export async function listEnquiries({ ctx, input }: { ctx: Ctx; input: ListEnquiriesInput }): Promise<EnquiryPage> {
  requirePermission(ctx, 'enquiry.read')
  const where = enquiryConditions(input, { actor: ctx.actor, now: ctx.ports.clock.now() })
  const page = { orderBy: orderOf(input), limit: input.page_size, offset: (input.page - 1) * input.page_size }
  const [list, total] = await Promise.all([selectRows(ctx.db, where, page), countUpTo(ctx.db, where, MOST_COUNTED_ENQUIRIES)])
  return { list, total, page: input.page, page_size: input.page_size }
}

/** How many enquiries meet `where`. */
export async function countEnquiries(db: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(enquiry).where(where)
  return row?.total ?? 0
}

/** The same, counted no further than `most`: nobody looks at the list behind it, and a million would be counted with every page. */
async function countUpTo(db: Tx, where: SQL | undefined, most: number): Promise<number> {
  const some = db.select({ id: enquiry.id }).from(enquiry).where(where).limit(most).as('some')
  const [row] = await db.select({ total: count() }).from(some)
  return row?.total ?? 0
}

const SORT_COLUMNS: Record<EnquirySort, SQL> = {
  created_at: sql`${enquiry.createdAt}`,
  reference: sql`${enquiry.reference}`,
  name: sql`lower(${enquiry.name})`,
  country_name: sql`lower(${enquiry.countryName})`,
  status: sql`${enquiry.status}`,
  owner: sql`lower(${staff.name})`,
  first_response_at: sql`${enquiry.firstResponseAt}`,
  reply_due_at: sql`${enquiry.replyDueAt}`,
  expected_value: sql`${enquiry.expectedValueCents}`,
}

/** What nobody has, or has not yet, comes last in both directions; of what all have, an index read from either end gives the order. */
const MAY_BE_MISSING: ReadonlySet<EnquirySort> = new Set(['owner', 'first_response_at', 'reply_due_at', 'expected_value'])

function orderOf({ sort, order }: ListEnquiriesInput): SQL[] {
  const direction = order === 'asc' ? asc : desc
  const column = SORT_COLUMNS[sort]
  if (sort === 'status') return [direction(column), direction(enquiry.createdAt), direction(enquiry.id)]
  return MAY_BE_MISSING.has(sort) ? [sql`${direction(column)} nulls last`, direction(enquiry.id)] : [direction(column), direction(enquiry.id)]
}
