import type { StaffMedia } from '#contract/media.ts'

/** Fewer make a turn that jumps. */
export const FEWEST_FRAMES = 18

/** What is wrong with the frames that are there: too few, or of several sizes (px, commonest first). */
export type SpinFaults = { count: number; isFew: boolean; sizes: readonly { size: string; count: number }[] }

/** Looks at the frames of a turn as they are stored. */
export function checkSpin(frames: readonly Pick<StaffMedia, 'width' | 'height'>[]): SpinFaults {
  const groups = Map.groupBy(frames, ({ width, height }) => `${width} × ${height}`)
  const sizes = [...groups].map(([size, all]) => ({ size, count: all.length })).toSorted((a, b) => b.count - a.count)
  return { count: frames.length, isFew: frames.length < FEWEST_FRAMES, sizes }
}

/** Numbers of chosen frames by their names: those left out between the first and the last, those that come twice, and names without a number. */
export type FrameNumbers = { first: number; last: number; missing: readonly number[]; repeated: readonly number[]; unnumbered: readonly string[] }

/** Reads the numbers of frames: the last figures of each name, as `turn_007.jpg` has 7. Null where no name has one. */
export function readFrameNumbers(names: readonly string[]): FrameNumbers | null {
  const read = names.map((name) => ({ name, number: /(\d{1,6})\D*$/.exec(name.replace(/\.[^.]*$/, ''))?.[1] }))
  const numbers = read.flatMap(({ number }) => (number === undefined ? [] : [Number(number)])).toSorted((a, b) => a - b)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return null
  const there = new Set(numbers)
  const gap = Math.min(last - first, MOST_LOOKED_AT)
  return {
    first,
    last,
    missing: Array.from({ length: gap }, (_, at) => first + at).filter((number) => !there.has(number)),
    repeated: [...there].filter((number) => numbers.filter((other) => other === number).length > 1),
    unnumbered: read.flatMap(({ name, number }) => (number === undefined ? [name] : [])),
  }
}

/** No turn has more frames; names that end with a date have gaps without end. */
const MOST_LOOKED_AT = 720

const byName = new Intl.Collator('en', { numeric: true })

/** Files in the order of their names, `2.jpg` before `10.jpg`. */
export function inNameOrder(files: readonly File[]): File[] {
  return files.toSorted((a, b) => byName.compare(a.name, b.name))
}
