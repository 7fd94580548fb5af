import { sql, type SQL } from 'drizzle-orm'
import type { EnquiryFilterValues } from '#contract/staff-enquiry.ts'
import { enquiryModelKey, touchSource } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { vehicleName } from './enquiry-row.ts'

const MOST = 500

/** Sources, campaigns, brands and models that leads have, in the order of the alphabet. Needs `enquiry.read`. */
export async function listFilterValues({ ctx }: { ctx: Ctx }): Promise<EnquiryFilterValues> {
  requirePermission(ctx, 'enquiry.read')
  const ofVisits = sql`enquiry_attribution where touch = 'last'`
  const [source, campaign, brand, model] = await Promise.all([
    valuesOf(ctx, { value: touchSource(''), from: ofVisits }),
    valuesOf(ctx, { value: sql`utm_campaign`, from: sql`${ofVisits} and utm_campaign is not null` }),
    valuesOf(ctx, { value: sql`brand_name`, from: sql`enquiry where brand_name is not null` }),
    valuesOf(ctx, { value: enquiryModelKey(''), from: sql`enquiry where car_model_name is not null` }),
  ])
  return { source, campaign, brand, model: model.map((value) => ({ value, label: modelLabel(value) })) }
}

// From each value to the next by its index: as many steps as there are values, however many leads.
async function valuesOf({ db }: Ctx, { value, from }: { value: SQL; from: SQL }): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      (select ${value} as value from ${from} and ${value} > '' order by 1 limit 1)
      union all
      select (select ${value} from ${from} and ${value} > found.value order by 1 limit 1) from found where found.value is not null
    )
    select value from found where value is not null limit ${MOST}`)
  return rows.map(({ value: found }) => found)
}

function modelLabel(key: string): string {
  const [brandName = '', modelName = ''] = key.split('\u001f')
  return vehicleName(brandName === '' ? null : brandName, modelName) ?? modelName
}
