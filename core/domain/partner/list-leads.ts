import { and, eq, gte } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { LeadPage, ListLeadsInput } from '#contract/partner.ts'
import { enquiry, partner } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { afterMark, readLeads } from '#core/domain/webhook/index.ts'

/**
 * A page of leads for a partner, in the order in which they were last changed: one that changes while somebody reads comes once more at the end,
 * none is left out. Those in quarantine are told to nobody. Who a lead is from is told with the scope `lead.contact`. Errors: `forbidden`.
 */
export async function listLeads({ ctx, input }: { ctx: Ctx; input: ListLeadsInput }): Promise<LeadPage> {
  const scopes = await readScopes(ctx)
  if (!scopes.includes('lead.read')) throw new AppError('forbidden')
  const since = input.since === undefined ? undefined : gte(enquiry.updatedAt, new Date(input.since))
  const where = and(since, input.cursor === undefined ? undefined : afterMark(input.cursor))
  const rows = await readLeads(ctx.db, { where, withContact: scopes.includes('lead.contact'), limit: input.limit + 1 })
  const page = rows.slice(0, input.limit)
  return { list: page.map(({ data }) => data), next_cursor: rows.length > input.limit ? (page.at(-1)?.mark ?? null) : null }
}

async function readScopes({ db, actor }: Ctx): Promise<readonly string[]> {
  if (actor.kind !== 'partner') throw new AppError('forbidden')
  const [row] = await db.select({ scopes: partner.scopes }).from(partner).where(eq(partner.id, actor.partnerId))
  return row?.scopes ?? []
}
