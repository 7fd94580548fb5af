import { sql } from 'drizzle-orm'
import { fitting, fittingFit } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { carsOfPatterns, readFitCars, type FitCar } from './fit-cars.ts'
import { selectionCondition, type FittingSelection } from './fitting-selection.ts'

/** Models of the one selected brand with the number of parts that fit one of their versions, by name; empty for none or several brands. */
export async function countModels(ctx: Ctx, selection: FittingSelection): Promise<Map<string, number>> {
  const cars = await carsOfTheBrand(ctx, selection)
  return cars.length === 0 ? new Map() : countBy(await readPatterns(ctx, selection, 'model'), cars, (entry) => entry.modelName)
}

/** Years of the selected model with the number of parts that fit it, newest first; empty where no model is selected. */
export async function countYears(ctx: Ctx, selection: FittingSelection, model: string | undefined): Promise<Map<string, number>> {
  if (!selection.model) return new Map()
  const cars = (await carsOfTheBrand(ctx, selection)).filter((entry) => entry.modelName === model && entry.year !== null)
  const counts = countBy(await readPatterns(ctx, selection, 'year'), cars, (entry) => String(entry.year))
  return new Map([...counts].toSorted(([a], [b]) => Number(b) - Number(a)))
}

async function carsOfTheBrand(ctx: Ctx, { brand }: FittingSelection): Promise<readonly FitCar[]> {
  return brand?.length === 1 ? readFitCars(ctx, brand) : []
}

/** Patterns of each part that meets the rest of the selection. */
async function readPatterns({ db }: Ctx, selection: FittingSelection, without: 'model' | 'year'): Promise<string[][]> {
  const { rows } = await db.execute<{ patterns: string[] }>(sql`
    select array_agg(${fittingFit.pattern}) as patterns from ${fitting}
    join ${fittingFit} on ${fittingFit.fittingId} = ${fitting.id}
    where ${selectionCondition(selection, without)} group by ${fitting.id}`)
  return rows.map((row) => row.patterns)
}

function countBy(parts: readonly string[][], cars: readonly FitCar[], nameOf: (entry: FitCar) => string): Map<string, number> {
  const counts = new Map<string, number>()
  // Few lists of patterns are shared by many parts: each is held against the cars once.
  const byPatterns = Map.groupBy(parts, (patterns) => patterns.toSorted().join(' '))
  for (const same of byPatterns.values()) {
    const names = new Set(carsOfPatterns(same[0] ?? [], cars).map(nameOf))
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + same.length)
  }
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
}
