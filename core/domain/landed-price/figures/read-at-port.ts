import { readRange } from '#contract/filter-schemas.ts'
import { isFigureSort, LANDED_FIGURES, type LandedFigure } from '#contract/landed-price-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findDestination } from '#core/domain/landed-price/list-destinations.ts'
import { readAdmission, type Admission } from '#core/domain/landed-price/read-admission.ts'
import { makeFigures } from './make-figures.ts'

export type FigureBounds = { figure: LandedFigure; from: number | null; to: number | null }

/** Figures that have been made: of which destination, for which day. */
export type FiguresAt = { destination: string; day: string }

/** What a list is narrowed to at a destination; without bounds no figures are read. */
export type AtPort = { admission: Admission | null; figures: FiguresAt | null; bounds: readonly FigureBounds[] }

/**
 * Reads what a list asks at a destination, and makes its figures where they are asked for; null where it asks nothing. Bounds without a
 * destination that prices lead to say nothing.
 */
export async function readAtPort(ctx: Ctx, filter: AtDestination & Readonly<Record<string, unknown>>): Promise<AtPort | null> {
  const ranges = LANDED_FIGURES.flatMap((figure) => {
    const range = readRange(filter, figure)
    return range === null ? [] : [{ figure, ...range }]
  })
  const [admission, figures] = await Promise.all([readAdmission(ctx, filter.admitted), ranges.length === 0 ? null : readFiguresAt(ctx, filter.destination)])
  const bounds = figures === null ? [] : ranges
  return admission === null && bounds.length === 0 ? null : { admission, figures, bounds }
}

/** The figures that a list is ordered by; null where its order asks for none, or no destination is named. */
export function readFiguresOf(ctx: Ctx, { sort, destination }: { sort: string; destination?: string | undefined }): Promise<FiguresAt | null> {
  return isFigureSort(sort) ? readFiguresAt(ctx, destination) : Promise.resolve(null)
}

/** An order as part of the key of a kept answer. */
export function orderKey(sort: string, figures: FiguresAt | null): string {
  return figures === null ? sort : `${sort} ${figures.destination} ${figures.day}`
}

async function readFiguresAt(ctx: Ctx, code: string | undefined): Promise<FiguresAt | null> {
  const found = await findDestination({ ctx, input: { code: code ?? null } })
  return found === null ? null : { destination: found.code, day: await makeFigures(ctx, found) }
}
