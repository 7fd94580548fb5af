import { asc, sql } from 'drizzle-orm'
import { brand, car, fittingFit } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { brandMark, isMatch } from './fit-pattern.ts'

/** A version of a model in the catalogue of new cars: what patterns of parts are held against. */
export type FitCar = { brandSign: string; modelSign: string; modelName: string; year: number | null }

/** Published cars of brands, by model name and year; kept until cars or brands change. */
export async function readFitCars(ctx: Ctx, brandSigns: readonly string[]): Promise<readonly FitCar[]> {
  const lists = await Promise.all(brandSigns.map((sign) => readCarsOfBrand(ctx, sign)))
  return lists.flat()
}

/** The cars that one of the patterns `brand_sign/model_sign` names. */
export function carsOfPatterns(patterns: readonly string[], cars: readonly FitCar[]): FitCar[] {
  return cars.filter(({ brandSign, modelSign }) => patterns.some((pattern) => isMatch(`${brandSign}/${modelSign}`, pattern)))
}

/** The patterns that name one of the cars at least. Patterns are few, however many cars there are. */
export function patternsOfCars(cars: readonly FitCar[], patterns: readonly string[]): string[] {
  const byBrand = [...Map.groupBy(cars, (entry) => entry.brandSign)]
  return patterns.filter((pattern) =>
    byBrand.some(([sign, own]) => isMatch(sign, brandMark(pattern)) && own.some(({ modelSign }) => isMatch(`${sign}/${modelSign}`, pattern))),
  )
}

/** All patterns of parts, each once; kept until parts change. */
export function readFitPatterns(ctx: Ctx): Promise<readonly string[]> {
  return keep(ctx, { key: 'fit-patterns', make: loadPatterns, sizeOf: (patterns) => 60 * patterns.length })
}

async function loadPatterns({ db, reads }: Ctx): Promise<string[]> {
  reads('fitting')
  const rows = await db.selectDistinct({ pattern: fittingFit.pattern }).from(fittingFit)
  return rows.map(({ pattern }) => pattern)
}

/** The same for many lists of patterns: each pattern is held against the cars once, and only against those of its brands. */
export function fitLookup(cars: readonly FitCar[]): (pattern: string) => readonly FitCar[] {
  const byBrand = [...Map.groupBy(cars, (entry) => entry.brandSign)]
  const known = new Map<string, readonly FitCar[]>()
  return (pattern) => {
    const found = known.get(pattern) ?? byBrand.filter(([sign]) => isMatch(sign, brandMark(pattern))).flatMap(([, own]) => carsOfPatterns([pattern], own))
    known.set(pattern, found)
    return found
  }
}

function readCarsOfBrand(ctx: Ctx, brandSign: string): Promise<readonly FitCar[]> {
  return keep(ctx, { key: `fit-cars ${brandSign}`, make: loadCars, sizeOf: (cars) => 300 * cars.length }, brandSign)
}

function loadCars({ db, reads }: Ctx, brandSign: string): Promise<FitCar[]> {
  reads('car', 'brand')
  return db
    .select({ brandSign: brand.brandSign, modelSign: car.modelSign, modelName: car.modelName, year: car.modelYear })
    .from(car)
    .innerJoin(brand, sql`${brand.id} = ${car.brandId}`)
    .where(sql`${brand.brandSign} = ${brandSign} and ${brand.publishState} = 'published' and ${car.publishState} = 'published'`)
    .orderBy(asc(car.modelName), asc(car.modelYear), asc(car.id))
}
