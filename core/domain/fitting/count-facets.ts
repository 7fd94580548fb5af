import { sql } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import { FITTING_CATEGORIES, type FittingPage, type ListFittingsInput } from '#contract/fitting.ts'
import { brand, fitting, fittingFit } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countModels, countYears } from './count-models.ts'
import { BRAND_MARK, meetsMark } from './fit-pattern.ts'
import { selectionCondition, type FittingSelection } from './fitting-selection.ts'

type FacetOption = FittingPage['facets'][number]['options'][number]
type FacetInput = { selection: FittingSelection; input: ListFittingsInput; brands: readonly Brand[] }

/**
 * Facets of the parts list. Categories in the contract's order, others after; brands as they are listed everywhere, and only those
 * with a part of their own, although what fits any vehicle counts for each. A selected category or brand is there even without parts.
 */
export async function countFacets(ctx: Ctx, { selection, input, brands }: FacetInput): Promise<FittingPage['facets']> {
  const [categories, fits, models, years] = await Promise.all([
    countCategories(ctx, selection),
    countBrands(ctx, selection),
    countModels(ctx, selection),
    countYears(ctx, selection, input.model),
  ])
  const signs = brands.map((entry) => entry.brand_sign).filter((sign) => fits.has(sign) || input.brand?.includes(sign))
  return [
    {
      name: 'category',
      options: toOptions([...new Set([...categories.keys(), ...(input.category ?? [])])].toSorted(compareCategories), categories, input.category),
    },
    { name: 'brand', options: toOptions(signs, fits, input.brand, new Map(brands.map((entry) => [entry.brand_sign, entry.brand_name]))) },
    { name: 'model', options: toOptions([...models.keys()], models, input.model ? [input.model] : undefined) },
    { name: 'year', options: toOptions([...years.keys()], years, input.year ? [input.year] : undefined) },
  ]
}

async function countCategories({ db }: Ctx, selection: FittingSelection): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    select ${fitting.category} as value, count(*)::int as count from ${fitting} where ${selectionCondition(selection, 'category')} group by 1`)
  return new Map(rows.map((row) => [row.value, row.count]))
}

// Distinct marks are few, however many parts there are: the patterns are compared once for each of them.
async function countBrands({ db }: Ctx, selection: FittingSelection): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    with part as (select ${fitting.id} as id from ${fitting} where ${selectionCondition(selection, 'brand')}),
      fit as (select distinct ${fittingFit.fittingId} as id, ${BRAND_MARK} as mark from ${fittingFit}),
      named as (
        select mark, ${brand.brandSign} as sign from (select distinct mark from fit) as marks
        join ${brand} on ${brand.publishState} = 'published' and ${meetsMark(sql`${brand.brandSign}`, sql`mark`)})
    select named.sign as value, count(distinct part.id)::int as count
    from part join fit on fit.id = part.id join named on named.mark = fit.mark
    group by named.sign having bool_or(named.mark <> '*')`)
  return new Map(rows.map((row) => [row.value, row.count]))
}

function toOptions(
  values: readonly string[],
  counts: ReadonlyMap<string, number>,
  selected: readonly string[] | undefined,
  names?: ReadonlyMap<string, string>,
): FacetOption[] {
  return values.map((value) => ({ value, label: names?.get(value) ?? null, count: counts.get(value) ?? 0, is_selected: selected?.includes(value) ?? false }))
}

function compareCategories(a: string, b: string): number {
  const place = (value: string) => (FITTING_CATEGORIES as readonly string[]).indexOf(value)
  const [first, second] = [place(a), place(b)]
  if (first < 0 && second < 0) return a.localeCompare(b, 'en')
  return first < 0 || second < 0 ? second - first : first - second
}
