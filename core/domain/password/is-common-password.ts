import { patternPasswords } from '#contract/password-patterns.ts'
import { commonPasswords, spellingsOf } from '#contract/password.ts'
import { transformPassword } from './transform-password.ts'

/**
 * True if the transformed password is the transform of a common one or of a simple pattern. `minLength` skips words that the length rule keeps out already.
 * Some hundred thousand fast hashes: a few tenths of a second, and only where a password is chosen.
 */
export function isCommonPassword(input: { transformed: string; personal: readonly string[]; minLength: number }): boolean {
  return holds(commonPasswords(input.personal), input) || holds(patternPasswords(), input)
}

function holds(words: Iterable<string>, { transformed, minLength }: { transformed: string; minLength: number }): boolean {
  for (const word of words) {
    if (word.length < minLength) continue
    if (spellingsOf(word).some((spelling) => transformPassword(spelling) === transformed)) return true
  }
  return false
}
