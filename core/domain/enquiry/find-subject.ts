import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { findCountryByName } from '#core/domain/country/index.ts'
import type { EnquiryDraft } from './read-draft.ts'

/** What the database knows about the country and the vehicle an enquiry names; null where it knows nothing. */
export type EnquirySubject = {
  countryId: number | null
  countryIso2: string | null
  /** In the enquiry's language, else English. */
  countryName: string | null
  carId: number | null
  usedCarId: number | null
  fittingId: number | null
  brandName: string | null
  carModelName: string | null
}

type SubjectRow = {
  country: { id: number; iso2: string; name: string | null } | null
  car: { id: number; name: string; brand: string } | null
  used_car: { id: number; name: string; brand: string } | null
  fitting: { id: number; name: string } | null
  brand_name: string | null
}

/**
 * Resolves the country (by id, else by ISO code, name in any language or alias) and the vehicle: `car_model_sign` is a model's sign,
 * a used car's stock reference or a fitting's SKU. One round trip once the names of countries are kept.
 */
export async function findSubject(ctx: Ctx, draft: EnquiryDraft): Promise<EnquirySubject> {
  const sign = draft.carModelSign
  const namedId = await findCountryByName({ ctx, input: { name: draft.countryName } })
  const { rows } = await ctx.db.execute<SubjectRow>(sql`
    select
      (${countryQuery(draft, namedId)}) as country,
      (select json_build_object('id', c.id, 'name', concat_ws(' ', c.model_name, c.trim), 'brand', b.brand_name)
         from car c join brand b on b.id = c.brand_id where c.model_sign = ${sign}) as car,
      (select json_build_object('id', u.id, 'name', concat_ws(' ', u.model_name, u.trim), 'brand', b.brand_name)
         from used_car u join brand b on b.id = u.brand_id where u.stock_ref = ${sign}) as used_car,
      (select json_build_object('id', f.id, 'name', f.name) from fitting f where f.sku = ${sign}) as fitting,
      (select b.brand_name from brand b where b.brand_sign = ${draft.brandSign}) as brand_name`)
  return toSubject(rows[0])
}

/** The country chosen by id; the one that was named where there is no such id. */
function countryQuery(draft: EnquiryDraft, namedId: number | null) {
  return sql`select json_build_object('id', c.id, 'iso2', c.iso2, 'name', coalesce(
      (select n.name from country_name n where n.country_id = c.id and n.locale = ${draft.locale}),
      (select n.name from country_name n where n.country_id = c.id and n.locale = 'en')))
    from country c where c.id in (${draft.countryId}::bigint, ${namedId}::bigint)
    order by c.id = ${draft.countryId}::bigint desc nulls last limit 1`
}

function toSubject(row: SubjectRow | undefined): EnquirySubject {
  const vehicle = row?.car ?? row?.used_car ?? null
  return {
    countryId: row?.country?.id ?? null,
    countryIso2: row?.country?.iso2 ?? null,
    countryName: row?.country?.name ?? null,
    carId: row?.car?.id ?? null,
    usedCarId: row?.used_car?.id ?? null,
    fittingId: row?.fitting?.id ?? null,
    brandName: vehicle?.brand ?? row?.brand_name ?? null,
    carModelName: vehicle?.name ?? row?.fitting?.name ?? null,
  }
}
