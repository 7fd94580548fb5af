/** Length of the shortest names: of these only two letters exchanged are forgiven (`bdy`), and only of those of the first rank. */
const SHORT = 3

/** Slips that are forgiven: none in short words, one from four letters on, two from eight on. */
function allowedSlips(word: string): number {
  const { length } = [...word]
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * Number of slips (a letter wrong, missing, too much, or two exchanged) between two words, counted up to `most`; null for more.
 */
export function countSlips(a: string, b: string, most: number): number | null {
  const [from, to] = [[...a], [...b]]
  if (Math.abs(from.length - to.length) > most) return null
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let at = 1; at <= to.length; at++) next.push(cell({ from, to, row, at, before, last, left: next[at - 1] ?? 0 }))
    if (Math.min(...next) > most) return null
    before = last
    last = next
  }
  const slips = last[to.length] ?? 0
  return slips <= most ? slips : null
}

/** The word of `known` that was most likely meant: fewest slips, then the lowest rank, then the same first letter; null: none is near. `isShortToo`: one slip is forgiven in three letters. */
export function closestSpelling(word: string, known: ReadonlyMap<string, number>, { isShortToo = false } = {}): string | null {
  const most = isShortToo && [...word].length >= SHORT ? Math.max(1, allowedSlips(word)) : allowedSlips(word)
  if (most === 0) return exchangedName(word, known)
  const sound = soundOf(word)
  // Arabic script writes consonants first of all: what has the same is nearer than what has others.
  const isScriptOfConsonants = ARABIC.test(word)
  const bare = bareSound(word)
  let best: { word: string; cost: number } | null = null
  for (const [candidate, rank] of known) {
    // What sounds the same is one slip, however many letters it takes: `dolfin`.
    const slips = soundOf(candidate) === sound ? Math.min(1, countSlips(word, candidate, most) ?? 1) : countSlips(word, candidate, most)
    if (slips === null) continue
    const cost =
      slips * 100 +
      rank * 10 +
      (isScriptOfConsonants && bareSound(candidate) !== bare ? 12 : 0) +
      (candidate[0] === word[0] ? 0 : 5) +
      Math.abs(candidate.length - word.length)
    if (best === null || cost < best.cost) best = { word: candidate, cost }
  }
  return best?.word ?? null
}

const ARABIC = /^\p{sc=Arabic}+$/u
const LONG_VOWELS = /(?<=.)[اوي]/gu

/** A word of Arabic script without its long vowels. */
function bareSound(word: string): string {
  return word.replace(LONG_VOWELS, '')
}

const VOWELS = /(?<=.)[aeiouаеиоуыэюя]/gu

/** True for two words that begin alike and whose consonants are read the same: `toyata` and `toyota`, `seter` and `seater`; not `disk` and `dfsk`. */
export function soundsLike(a: string, b: string): boolean {
  const bare = (word: string) => soundOf(soundOf(word).replaceAll('w', 'v').replaceAll('z', 's').replace(VOWELS, ''))
  return a[0] === b[0] && Math.min(a.length, b.length) > SHORT && Math.abs(a.length - b.length) <= 2 && bare(a) === bare(b)
}

function exchangedName(word: string, known: ReadonlyMap<string, number>): string | null {
  if ([...word].length !== SHORT) return null
  const letters = [...word].toSorted().join('')
  for (const [candidate, rank] of known) {
    if (rank === 0 && [...candidate].toSorted().join('') === letters && countSlips(word, candidate, 1) === 1) return candidate
  }
  return null
}

/** Latin spellings that are read the same, as one: `ph` and `f`, `ck`, `c` and `k`, `y` and `i`, a letter twice and once. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/c(?=[aouklrt]|$)|q/g, 'k')
    .replaceAll('y', 'i')
    .replace(/([a-z])\1+/g, '$1')
}

type Cell = { from: readonly string[]; to: readonly string[]; row: number; at: number; before: readonly number[]; last: readonly number[]; left: number }

function cell({ from, to, row, at, before, last, left }: Cell): number {
  const isSame = from[row - 1] === to[at - 1]
  const slips = Math.min((last[at] ?? 0) + 1, left + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1))
  const isExchanged = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
  return isExchanged ? Math.min(slips, (before[at - 2] ?? 0) + 1) : slips
}
