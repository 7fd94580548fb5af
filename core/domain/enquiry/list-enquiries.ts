import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { EnquiryPage, EnquirySort, ListEnquiriesInput } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { selectRows } from './enquiry-row.ts'
import { enquiryConditions } from './list-filter.ts'

/** A page of enquiries for staff, newest first unless asked otherwise; quarantined ones only where the filter says so. Permission `enquiry.read`. */
export async function listEnquiries({ ctx, input }: { ctx: Ctx; input: ListEnquiriesInput }): Promise<EnquiryPage> {
  requirePermission(ctx, 'enquiry.read')
  const where = enquiryConditions(input, ctx.actor)
  const page = { orderBy: orderOf(input), limit: input.page_size, offset: (input.page - 1) * input.page_size }
  const [list, total] = await Promise.all([selectRows(ctx.db, where, page), countEnquiries(ctx.db, where)])
  return { list, total, page: input.page, page_size: input.page_size }
}

/** How many enquiries meet `where` (columns of `enquiry` and `country`). */
export async function countEnquiries(db: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(enquiry).leftJoin(country, eq(country.id, enquiry.countryId)).where(where)
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
}

function orderOf({ sort, order }: ListEnquiriesInput): SQL[] {
  const direction = order === 'asc' ? asc : desc
  const column = SORT_COLUMNS[sort]
  return sort === 'created_at' ? [direction(column), direction(enquiry.id)] : [sql`${direction(column)} nulls last`, desc(enquiry.id)]
}
