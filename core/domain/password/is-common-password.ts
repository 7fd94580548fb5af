import { commonPasswords, spellingsOf } from '#contract/password.ts'
import { transformPassword } from './transform-password.ts'

/**
 * True if the transformed password is the transform of a common one. `minLength` skips words that the length rule keeps out already.
 * About ten thousand fast hashes: some 10 ms, and only where a password is chosen.
 */
export function isCommonPassword(input: { transformed: string; personal: readonly string[]; minLength: number }): boolean {
  for (const word of commonPasswords(input.personal)) {
    if (word.length < input.minLength) continue
    if (spellingsOf(word).some((spelling) => transformPassword(spelling) === input.transformed)) return true
  }
  return false
}
