import { sql, type SQL } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import { FITTING_CATEGORIES } from '#contract/fitting-values.ts'
import { type FittingFacetName } from '#contract/fitting.ts'
import { fitting, fittingFit } from '#core/db/schema/catalogue.ts'
import { textFacet, type Cell, type Facet, type Facets, type FacetValue } from '#core/domain/facet/index.ts'
import { patternsOfCars, type FitCar } from './fit-cars.ts'
import { BRAND_MARK, brandMark, isMatch, meetsMark } from './fit-pattern.ts'

/** What facets of parts are read with: `cars` are those that models and years are asked of, `model` is the selected one. */
export type KnownFits = {
  brands: readonly Brand[]
  cars: readonly FitCar[]
  /** All that parts have. */
  patterns: readonly string[]
  /** Those of the cars that a pattern names. */
  carsOf: (pattern: string) => readonly FitCar[]
  isOneBrand: boolean
  model: string | null
}

const PATTERNS = sql`array(select ${fittingFit.pattern} from ${fittingFit} where ${fittingFit.fittingId} = ${fitting.id} order by 1)`

/**
 * The facets of the parts list, in display order. Models are offered for one brand, years for one model of it; brands with a part of their
 * own, although what fits any vehicle counts for each.
 */
export const FITTING_FACETS: Facets<FittingFacetName, KnownFits> = {
  category: textFacet(fitting.category, FITTING_CATEGORIES),
  brand: fitsFacet({
    valueOf: (patterns, { brands }) => brandsOf(patterns, brands),
    condition: (values) => fitsOneOf(values),
    order: ({ brands }) => brands.map((entry) => entry.brand_sign),
    labelOf: (value, { brands }) => brands.find((entry) => entry.brand_sign === value)?.brand_name ?? null,
  }),
  model: fitsFacet({
    under: 'brand',
    isOffered: ({ isOneBrand }) => isOneBrand,
    isCountedOnly: true,
    valueOf: (patterns, { carsOf }) => toValues(patterns.flatMap(carsOf).map((entry) => entry.modelName)),
    condition: (values, { cars, patterns }) =>
      fitsOneCar(
        cars.filter((entry) => values.includes(entry.modelName)),
        patterns,
      ),
  }),
  year: fitsFacet({
    under: 'model',
    isOffered: ({ isOneBrand, model }) => isOneBrand && model !== null,
    isCountedOnly: true,
    isDescending: true,
    valueOf: (patterns, { carsOf, model }) => toValues(ofModel(patterns.flatMap(carsOf), model).flatMap((entry) => entry.year?.toString() ?? [])),
    condition: (values, { cars, patterns, model }) =>
      fitsOneCar(
        ofModel(cars, model).filter((entry) => values.includes(String(entry.year))),
        patterns,
      ),
  }),
}

/** Parts fit a vehicle of one of the brands. Distinct marks are few, however many parts there are: the brands are compared once with each of them. */
export function fitsOneOf(signs: readonly string[]): SQL {
  return sql`${fitting.id} in (
    select ${fittingFit.fittingId} from ${fittingFit} where ${BRAND_MARK} = any (array(
      select marks.mark from (select distinct ${BRAND_MARK} as mark from ${fittingFit}) as marks
      where exists (select from unnest(${sql.param([...signs])}::text[]) as wanted(sign) where ${meetsMark(sql`wanted.sign`, sql`marks.mark`)}))))`
}

type FitsFacet = Omit<Facet<KnownFits>, 'key' | 'valueOf'> & { valueOf: (patterns: readonly string[], known: KnownFits) => FacetValue }

/** A facet that is read from the patterns of a part; few lists of patterns are shared by many parts, and each is looked at once. */
function fitsFacet({ valueOf, ...facet }: FitsFacet): Facet<KnownFits> {
  return { ...facet, key: { name: 'patterns', sql: PATTERNS }, valueOf: (cell: Cell, known) => valueOf(Array.isArray(cell) ? cell : [], known) }
}

function brandsOf(patterns: readonly string[], brands: readonly Brand[]): FacetValue {
  const marks = [...new Set(patterns.map(brandMark))]
  const named = marks.filter((mark) => mark !== '*')
  const signs = brands.map((entry) => entry.brand_sign).filter((sign) => named.some((mark) => isMatch(sign, mark)))
  return { values: signs, isAny: named.length < marks.length }
}

function ofModel(cars: readonly FitCar[], model: string | null): FitCar[] {
  return cars.filter((entry) => entry.modelName === model)
}

function toValues(values: readonly string[]): FacetValue {
  return { values: [...new Set(values)], isAny: false }
}

/** Parts fit one of the cars; `patterns`: all that parts have. */
export function fitsOneCar(cars: readonly FitCar[], patterns: readonly string[]): SQL {
  return sql`${fitting.id} in (select ${fittingFit.fittingId} from ${fittingFit} where ${fittingFit.pattern} = any(${sql.param(patternsOfCars(cars, patterns))}::text[]))`
}
