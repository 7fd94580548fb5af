/** Bounds of a band: from inclusive, to exclusive, null without end. */
export type Band = { from: number; to: number | null }

/** Bands by name, without a gap between them. */
export type Bands = ReadonlyMap<string, Band>

/** Bands that tell their bounds by name (`0-5000`, `5000-10000`, `10000`); `factor` makes stored units of the name's. */
export function bandsOfNames(names: readonly string[], factor = 1): Bands {
  return new Map(
    names.map((name) => {
      const [from = 0, to = null] = name.split('-').map((part) => Number(part) * factor)
      return [name, { from, to }]
    }),
  )
}
