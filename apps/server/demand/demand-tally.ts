import type { DemandCount } from '#core/domain/demand/index.ts'
import type { DemandMark } from './read-demand-mark.ts'

export type DemandTally = {
  /** `day`: in UTC, as `2026-11-24`. */
  add(mark: DemandMark, day: string): void
  /** What was counted since the last time. */
  take(): DemandCount[]
}

/** Different words between two writings. What comes beyond is counted without its words, so that nobody can fill the memory. */
const MOST_WORDS = 2_000

/** Counts marks in memory. */
export function createDemandTally(mostWords = MOST_WORDS): DemandTally {
  let counts = new Map<string, DemandCount>()

  function countOf({ locale, word }: Pick<DemandMark, 'locale' | 'word'>, day: string): DemandCount {
    const key = `${day} ${locale} ${word}`
    const known = counts.get(key)
    if (known !== undefined) return known
    if (word !== '' && counts.size >= mostWords) return countOf({ locale, word: '' }, day)
    const made = { day, locale, word, searches: 0, opened: 0 }
    counts.set(key, made)
    return made
  }

  return {
    add: ({ what, ...of }, day) => {
      const count = countOf(of, day)
      if (what === 'searched') count.searches += 1
      else count.opened += 1
    },
    take: () => {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }
}
