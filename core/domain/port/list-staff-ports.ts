import { and, asc, count, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { ListStaffPortsInput, StaffPortPage } from '#contract/staff-port.ts'
import { country, countryName, port } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Ports by country and name. Permission `content.read`. */
export async function listStaffPorts({ ctx, input }: { ctx: Ctx; input: ListStaffPortsInput }): Promise<StaffPortPage> {
  requirePermission(ctx, 'content.read')
  const { db } = ctx
  const where = and(
    hasWord(input.word),
    input.country === undefined ? undefined : eq(port.countryIso2, input.country),
    input.roro === undefined ? undefined : eq(port.hasRoro, input.roro),
    input.container === undefined ? undefined : eq(port.hasContainer, input.container),
  )
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(port).where(where),
    db
      .select({
        id: port.id,
        port_name: port.portName,
        country_iso2: port.countryIso2,
        country: sql<string>`coalesce(${countryName.name}, ${port.countryIso2})`,
        un_locode: port.unLocode,
        region: port.region,
        has_roro: port.hasRoro,
        has_container: port.hasContainer,
        is_sample: port.isSample,
      })
      .from(port)
      .leftJoin(country, eq(country.iso2, port.countryIso2))
      .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, ctx.locale)))
      .where(where)
      .orderBy(sql`${countryName.sortRank} nulls last`, asc(port.portName), asc(port.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size),
  ])
  return { list: rows, total: counted?.total ?? 0 }
}

function hasWord(word: string | undefined): SQL | undefined {
  if (word === undefined || word === '') return undefined
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const isIn = sql`exists (select from country c join country_name n on n.country_id = c.id where c.iso2 = ${port.countryIso2} and n.name ilike ${pattern(word)})`
  return or(ilike(port.portName, pattern(word)), ilike(port.region, pattern(word)), ilike(port.unLocode, pattern(word.replace(/\s/g, ''))), isIn)
}
