import { sql } from 'drizzle-orm'
import type { LeadCountry } from '#contract/dashboard.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Countries that applications came from, by name in the reader's language. Permission `dealer.read`. */
export async function listDealerCountries({ ctx }: { ctx: Ctx }): Promise<LeadCountry[]> {
  requirePermission(ctx, 'dealer.read')
  const found = await ctx.db.execute<LeadCountry>(sql`
    select c.iso2, coalesce(n.name, c.iso2) as name
    from country c
    left join country_name n on n.country_id = c.id and n.locale = ${ctx.locale}
    where exists (select 1 from dealer_application d where d.country_id = c.id)
    order by 2`)
  return found.rows.map(({ iso2, name }) => ({ iso2, name }))
}
