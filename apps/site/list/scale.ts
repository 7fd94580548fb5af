/** How a figure's slider steps: by `least` at first, then, where `growth` is set, by that share of what is reached. */
type Steps = { least: number; growth: number }

/**
 * Prices, mileages and powers are many at the low end and few at the high one, where a hundred dollars more or less say nothing: their steps
 * grow with them. Years and ranges lie evenly.
 */
const STEPS: Readonly<Record<string, Steps>> = {
  price: { least: 1, growth: 0.08 },
  mileage: { least: 5_000, growth: 0.08 },
  power: { least: 5, growth: 0.08 },
  range: { least: 20, growth: 0 },
  year: { least: 1, growth: 0 },
}

/** The figures that a slider stops at: round ones, the first at most the least that there is, the last at least the greatest. */
export function stopsOf(name: string, { least, most }: { least: number; most: number }): number[] {
  const steps = STEPS[name] ?? { least: 1, growth: 0 }
  const stops = [downTo(least, stepAt(least, steps))]
  for (let last = stops[0] ?? 0; last < most;) {
    last = downTo(last + stepAt(last, steps), stepAt(last, steps))
    stops.push(last)
  }
  return stops
}

/** A round step: 1, 2 or 5 times a power of ten, or a multiple of the least one. */
function stepAt(figure: number, { least, growth }: Steps): number {
  // A round step a little above is taken rather than one far below.
  const wanted = figure * growth * 1.3
  if (wanted <= least) return least
  const power = 10 ** Math.floor(Math.log10(wanted))
  const round = [5, 2, 1].map((times) => times * power).find((step) => step <= wanted) ?? power
  return Math.max(least, downTo(round, least))
}

function downTo(figure: number, step: number): number {
  return Math.floor(figure / step) * step
}
