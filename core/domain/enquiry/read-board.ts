import { sql, type SQL } from 'drizzle-orm'
import { ENQUIRY_STATUSES, MOST_COUNTED_ENQUIRIES, type EnquiryStatus } from '#contract/enquiry-values.ts'
import { BOARD_STATUSES } from '#contract/pipeline-values.ts'
import type { EnquiryBoard, EnquiryFilter } from '#contract/staff-enquiry.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { enquiryConditions } from './list-filter.ts'

type Row = { status: EnquiryStatus; count: number; value: string }

/**
 * The columns of the board, without their cards: how many leads meet the filter in each state (counted up to 10,000), and what is expected of all of
 * them in US cents. All states in work, won and lost, unless the filter names some. Permission `enquiry.read`.
 */
export async function readBoard({ ctx, input }: { ctx: Ctx; input: EnquiryFilter }): Promise<EnquiryBoard> {
  requirePermission(ctx, 'enquiry.read')
  const asked: readonly EnquiryStatus[] = input.status === undefined || input.status.length === 0 ? BOARD_STATUSES : input.status
  const statuses = ENQUIRY_STATUSES.filter((status) => asked.includes(status))
  const conditionsOf = (some: EnquiryStatus[]) => enquiryConditions({ ...input, status: some }, { actor: ctx.actor, now: ctx.ports.clock.now() })
  const { rows } = await ctx.db.execute<Row>((input.word ?? '') === '' ? countEach(statuses, conditionsOf) : countAtOnce(conditionsOf(statuses)))
  const found = new Map(rows.map((row) => [row.status, row]))
  return { columns: statuses.map((status) => ({ status, count: found.get(status)?.count ?? 0, value_cents: Number(found.get(status)?.value ?? 0) })) }
}

/** Each state by its index, no further than is counted. */
function countEach(statuses: readonly EnquiryStatus[], conditionsOf: (some: EnquiryStatus[]) => SQL | undefined): SQL {
  const columns = statuses.map((status) => {
    const where = conditionsOf([status])
    return sql`select ${status}::text as status,
      (select count(*)::int from (select from ${enquiry} where ${where} limit ${MOST_COUNTED_ENQUIRIES}) as counted) as count,
      (select coalesce(sum(${enquiry.expectedValueCents}), 0)::text from ${enquiry} where ${where} and ${enquiry.expectedValueCents} is not null) as value`
  })
  return sql.join(columns, sql` union all `)
}

/** All states in one pass: what is searched for in texts is found once, not for each of them. */
function countAtOnce(where: SQL | undefined): SQL {
  return sql`select ${enquiry.status} as status, least(count(*), ${MOST_COUNTED_ENQUIRIES})::int as count, coalesce(sum(${enquiry.expectedValueCents}), 0)::text as value
    from ${enquiry} where ${where} group by ${enquiry.status}`
}
