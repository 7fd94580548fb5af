import type { MatchedUnit } from '#contract/used-car.ts'

type Unit = NonNullable<MatchedUnit['unit']>

/** A file with the names that may tell whose photograph it is, the likeliest first. */
export type NamedFile = { file: File; path: string; names: readonly string[] }

/** Photographs of one unit, in the order of their names. */
export type UnitPhotos = { unit: Unit; files: readonly File[] }

export type SortedPhotos = {
  units: readonly UnitPhotos[]
  /** Folders or files that name no unit or several, with how many files they hold. */
  unknown: readonly { name: string; count: number; isAmbiguous: boolean }[]
  /** Files that are no pictures. */
  others: number
}

const PICTURE = /\.(jpe?g|png|webp|avif|hei[cf])$/i
/** Left by computers in folders. */
const HIDDEN = /^(\.|Thumbs\.db$|desktop\.ini$)/i
const byName = new Intl.Collator('en', { numeric: true })

/**
 * Reads chosen files: folders go before files, the nearest folder first. `YQ-17 BYD Seal/IMG_1.jpg` may mean `YQ-17 BYD Seal` and `YQ-17`,
 * `YQ-17_02.jpg` may mean `YQ-17_02`, `YQ-17` and `YQ`.
 */
export function namePhotos(files: readonly { file: File; path: string }[]): { pictures: NamedFile[]; others: number } {
  const seen = files.filter(({ path }) => !path.split('/').some((part) => HIDDEN.test(part)))
  const pictures = seen.filter(({ path }) => PICTURE.test(path)).toSorted((a, b) => byName.compare(a.path, b.path))
  return {
    pictures: pictures.map(({ file, path }) => {
      const parts = path.split('/').filter((part) => part !== '')
      const stem = (parts.pop() ?? '').replace(/\.[^.]*$/, '')
      const names = [...parts.toReversed().flatMap(namesIn), ...namesIn(stem)]
      return { file, path, names: [...new Set(names)] }
    }),
    others: seen.length - pictures.length,
  }
}

/** A name itself, and what is left of it without its last parts. */
function namesIn(text: string): string[] {
  const names = [text.trim()]
  for (let rest = text.trim(); ;) {
    const shorter = rest.replace(/[\s_.,()（）—–-]+[^\s_.,()（）—–-]*$/, '')
    if (shorter === rest || shorter === '') return names.map((name) => name.slice(0, 200))
    names.push(shorter)
    rest = shorter
  }
}

/** Every name once, to be asked for. */
export function allNames(pictures: readonly NamedFile[]): string[] {
  return [...new Set(pictures.flatMap(({ names }) => names))]
}

/** Puts each file to the unit that the first of its names means; what means none is told by its folder, or by its own name. */
export function sortPhotos(pictures: readonly NamedFile[], matched: readonly MatchedUnit[], others: number): SortedPhotos {
  const byKnown = new Map(matched.map((match) => [match.name, match]))
  const units = new Map<number, { unit: Unit; files: File[] }>()
  const unknown = new Map<string, { name: string; count: number; isAmbiguous: boolean }>()
  for (const { file, path, names } of pictures) {
    const unit = names.map((name) => byKnown.get(name)?.unit ?? null).find((found) => found !== null)
    if (unit) {
      const group = units.get(unit.id) ?? { unit, files: [] }
      group.files.push(file)
      units.set(unit.id, group)
      continue
    }
    const name = path.split('/').slice(0, -1).join('/') || path
    const before = unknown.get(name)
    const isAmbiguous = names.some((one) => byKnown.get(one)?.is_ambiguous === true)
    unknown.set(name, { name, count: (before?.count ?? 0) + 1, isAmbiguous: isAmbiguous || before?.isAmbiguous === true })
  }
  return { units: [...units.values()], unknown: [...unknown.values()], others }
}
