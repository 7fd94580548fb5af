import { setImmediate } from 'node:timers/promises'
import { MEMBER_PASSWORD_MIN } from '#contract/member-values.ts'
import { patternPasswords } from '#contract/password-patterns.ts'
import { commonPasswords, personalPasswords, spellingsOf } from '#contract/password.ts'
import { transformPassword } from './transform-password.ts'

/** Words between two pauses: about 2 ms of work, so that requests beside it do not wait. */
const SLICE = 500
/** 48 bits tell a hundred thousand transforms apart from any other: a mistake happens once in 10^9 passwords. */
const MARK_DIGITS = 12

let index: Promise<ReadonlySet<number>> | null = null

/**
 * True if the transformed password of a member is that of a common one, a simple pattern or made of what is known of the person. The common
 * ones are hashed once per process, in slices; members choose passwords at any moment, and a tenth of a second each would be felt by all.
 */
export async function isCommonMemberPassword(input: { transformed: string; personal: readonly string[] }): Promise<boolean> {
  index ??= buildIndex()
  if ((await index).has(markOf(input.transformed))) return true
  for (const word of personalPasswords(input.personal)) {
    if (word.length >= MEMBER_PASSWORD_MIN && spellingsOf(word).some((spelling) => transformPassword(spelling) === input.transformed)) return true
  }
  return false
}

async function buildIndex(): Promise<ReadonlySet<number>> {
  const marks = new Set<number>()
  let count = 0
  for (const word of everyWord()) {
    if (word.length < MEMBER_PASSWORD_MIN) continue
    for (const spelling of spellingsOf(word)) marks.add(markOf(transformPassword(spelling)))
    count += 1
    if (count % SLICE === 0) await setImmediate()
  }
  return marks
}

function* everyWord(): Generator<string> {
  yield* commonPasswords([])
  yield* patternPasswords(MEMBER_PASSWORD_MIN)
}

function markOf(transformed: string): number {
  return Number.parseInt(transformed.slice(0, MARK_DIGITS), 16)
}
