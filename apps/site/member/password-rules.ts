import { isSimplePattern } from '#contract/password-patterns.ts'
import { commonPasswords, spellingsOf } from '#contract/password.ts'

/** True if a password is one that guessers try first, or made of what everybody knows about the person (`personal`: name, mail). */
export function isGuessable(password: string, personal: readonly string[]): boolean {
  const typed = password.normalize('NFKC')
  if (isSimplePattern(typed)) return true
  for (const word of commonPasswords(personal)) if (spellingsOf(word).includes(typed)) return true
  return false
}
