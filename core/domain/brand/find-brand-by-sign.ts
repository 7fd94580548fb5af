import { and, eq } from 'drizzle-orm'
import type { BrandDetail } from '#contract/brand.ts'
import { AppError } from '#contract/errors.ts'
import { brand, brandTranslation, country, countryName } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listBrands } from './list-brands.ts'

/** A published brand with the facts of its page, the country's name and the introduction in the language of the request. Throws `not_found`. */
export async function findBrandBySign({ ctx, input }: { ctx: Ctx; input: { brand_sign: string } }): Promise<BrandDetail> {
  const [brands, facts] = await Promise.all([listBrands({ ctx, input: {} }), readFacts(ctx, input.brand_sign)])
  const found = brands.find((entry) => entry.brand_sign === input.brand_sign)
  if (!found || !facts) throw new AppError('not_found')
  return { ...found, ...facts }
}

async function readFacts({ db, locale, reads }: Ctx, brandSign: string) {
  reads('brand', 'country')
  const [row] = await db
    .select({
      founded_year: brand.foundedYear,
      country_of_origin: brand.countryOfOrigin,
      country_name: countryName.name,
      introduction: brandTranslation.summary,
    })
    .from(brand)
    .leftJoin(country, eq(country.iso2, brand.countryOfOrigin))
    .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, locale)))
    .leftJoin(
      brandTranslation,
      and(eq(brandTranslation.brandId, brand.id), eq(brandTranslation.locale, locale), eq(brandTranslation.publishState, 'published')),
    )
    .where(eq(brand.brandSign, brandSign))
  return row
}
