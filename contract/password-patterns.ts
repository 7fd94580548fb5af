const ROWS = [
  '1234567890',
  '0123456789',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
]
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LETTER_ROWS = 'qwertyuiopasdfghjklzxcvbnm'

const FEWEST_CHARACTERS = 5
const LONGEST_GROUP = 6
const SHORTEST_RUN = 4
const SHORTEST = 12
const LONGEST = 20
const LONGEST_PAIRS = 16

/** True if a password is blank, of fewer than five different characters, a repeated short group, or made of running digits, letters or keys alone. */
export function isSimplePattern(password: string): boolean {
  const text = [...password.normalize('NFKC').toLowerCase()]
  return new Set(text.filter((character) => character.trim() !== '')).size < FEWEST_CHARACTERS || repeatsGroup(text) || isAllRuns(text)
}

/**
 * Simple patterns of `shortest` to 20 characters, lower case. A server that sees only the transform of a password cannot test the
 * pattern itself, so it compares with these.
 */
export function* patternPasswords(shortest = SHORTEST): Generator<string> {
  for (let length = shortest; length <= LONGEST; length += 1) {
    for (const character of ` ${CHARACTERS}`) yield character.repeat(length)
    for (const row of [...ROWS, LETTER_ROWS, `1234567890${LETTER_ROWS}`]) yield* runsOf(row, length)
    if (length <= LONGEST_PAIRS) yield* pairsOf(length)
  }
}

function repeatsGroup(text: readonly string[]): boolean {
  const longest = Math.min(LONGEST_GROUP, Math.floor(text.length / 2))
  for (let size = 1; size <= longest; size += 1) if (text.every((character, index) => character === text[index % size])) return true
  return false
}

function isAllRuns(text: readonly string[]): boolean {
  let start = 0
  while (start < text.length) {
    const length = runAt(text, start)
    if (length < SHORTEST_RUN) return false
    start += length
  }
  return text.length > 0
}

/** Length of the longest run that begins at `start`, forward or backward in a row, round its end too. */
function runAt(text: readonly string[], start: number): number {
  let longest = 1
  for (const row of ROWS) {
    for (const step of [1, row.length - 1]) {
      let end = start + 1
      while (end < text.length && follows(row, step, text[end - 1] ?? '', text[end] ?? '')) end += 1
      longest = Math.max(longest, end - start)
    }
  }
  return longest
}

function follows(row: string, step: number, before: string, after: string): boolean {
  const place = row.indexOf(before)
  return place >= 0 && row[(place + step) % row.length] === after
}

function* runsOf(row: string, length: number): Generator<string> {
  for (const line of [row, [...row].reverse().join('')]) {
    for (let start = 0; start < line.length; start += 1) {
      const turned = line.slice(start) + line.slice(0, start)
      yield repeatTo(turned, length)
      for (let size = 3; size <= LONGEST_GROUP; size += 1) yield repeatTo(turned.slice(0, size), length)
    }
  }
}

function* pairsOf(length: number): Generator<string> {
  for (const one of CHARACTERS) for (const two of CHARACTERS) if (one !== two) yield repeatTo(one + two, length)
}

function repeatTo(group: string, length: number): string {
  return group.repeat(Math.ceil(length / group.length)).slice(0, length)
}
