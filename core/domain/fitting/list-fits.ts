import type { Brand } from '#contract/brand.ts'
import type { FittingFits } from '#contract/fitting.ts'
import type { Ctx } from '#core/domain/context.ts'
import { carsOfPatterns, readFitCars, type FitCar } from './fit-cars.ts'
import { fitBrands } from './fit-pattern.ts'

/**
 * Vehicles of the catalogue that a part fits, by brand in the order of brands, then by model. A brand whose every car fits has no models;
 * so has one of which the catalogue has no car at the moment. Empty for a part that fits any vehicle.
 */
export async function listFits(ctx: Ctx, patterns: readonly string[], brands: readonly Brand[]): Promise<FittingFits[]> {
  const { isUniversal, names } = fitBrands(patterns, brands)
  if (isUniversal) return []
  const named = brands.filter((entry) => names.includes(entry.brand_name))
  const cars = await readFitCars(
    ctx,
    named.map((entry) => entry.brand_sign),
  )
  return named.map(({ brand_name, brand_sign }) => ({ brand_name, brand_sign, models: modelsOf(patterns, brand_sign, cars) }))
}

function modelsOf(patterns: readonly string[], brandSign: string, cars: readonly FitCar[]): FittingFits['models'] {
  if (patterns.includes(`${brandSign}/*`)) return []
  const fitted = carsOfPatterns(
    patterns,
    cars.filter((entry) => entry.brandSign === brandSign),
  )
  return [...Map.groupBy(fitted, (entry) => entry.modelName)].map(([model_name, versions]) => ({
    model_name,
    years: [...new Set(versions.flatMap((entry) => entry.year ?? []))].toSorted((a, b) => a - b),
    car_count: versions.length,
  }))
}
