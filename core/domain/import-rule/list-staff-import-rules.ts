import { and, count, eq, ilike, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { RULE_CHECK_MONTHS } from '#contract/place-values.ts'
import type { ListStaffImportRulesInput, StaffImportRulePage } from '#contract/staff-import-rule.ts'
import { country, countryName, importRule } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { toValue } from './rule-value.ts'

/** What countries ask of used cars, by the name of the country. Permission `content.read`. */
export async function listStaffImportRules({ ctx, input }: { ctx: Ctx; input: ListStaffImportRulesInput }): Promise<StaffImportRulePage> {
  requirePermission(ctx, 'content.read')
  const { db } = ctx
  const lastDay = lastDayToCheck(ctx.ports.clock.now())
  const where = and(
    hasWord(input.word),
    input.confidence === undefined ? undefined : eq(importRule.confidence, input.confidence),
    input.due === undefined ? undefined : or(isNull(importRule.checkedOn), lt(importRule.checkedOn, lastDay)),
  )
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(importRule).where(where),
    db
      .select({ rule: importRule, name: sql<string>`coalesce(${countryName.name}, ${importRule.countryIso2})` })
      .from(importRule)
      .leftJoin(country, eq(country.iso2, importRule.countryIso2))
      .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, ctx.locale)))
      .where(where)
      .orderBy(sql`${countryName.sortRank} nulls last`, importRule.countryIso2)
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size),
  ])
  const list = rows.map(({ rule, name }) => ({
    id: rule.id,
    country: name,
    is_sample: rule.isSample,
    is_due: rule.checkedOn === null || rule.checkedOn < lastDay,
    ...toValue(rule),
  }))
  return { list, total: counted?.total ?? 0 }
}

/** What was looked at before this day is to be looked at again. */
function lastDayToCheck(now: Date): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - RULE_CHECK_MONTHS)
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function hasWord(word: string | undefined): SQL | undefined {
  if (word === undefined || word === '') return undefined
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const isNamed = sql`exists (select from country c join country_name n on n.country_id = c.id where c.iso2 = ${importRule.countryIso2} and n.name ilike ${pattern})`
  return or(eq(importRule.countryIso2, word.toUpperCase()), ilike(importRule.noteEn, pattern), isNamed)
}
