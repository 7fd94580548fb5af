import { isSimplePattern } from '#contract/password-patterns.ts'
import { commonPasswords, STAFF_PASSWORD_MIN } from '#contract/password.ts'

export type PasswordRules = { length: boolean; common: boolean; pattern: boolean; personal: boolean }

/** Which of the rules a password keeps. `personal`: mail and name of the person. An empty one keeps none. */
export function checkRules(password: string, personal: readonly string[]): PasswordRules {
  const text = password.normalize('NFKC')
  if (text === '') return { length: false, common: false, pattern: false, personal: false }
  return {
    length: [...text].length >= STAFF_PASSWORD_MIN,
    common: !isCommon(text),
    pattern: !isSimplePattern(text),
    personal: !holdsPerson(text, personal),
  }
}

export function keepsAll(rules: PasswordRules): boolean {
  return rules.length && rules.common && rules.pattern && rules.personal
}

function isCommon(text: string): boolean {
  const lower = text.toLowerCase()
  for (const word of commonPasswords([])) if (word === lower) return true
  return false
}

const SHORTEST_PART = 4

function holdsPerson(text: string, personal: readonly string[]): boolean {
  const lower = text.toLowerCase()
  const joined = personal.map((entry) => entry.split('@')[0] ?? '').flatMap((entry) => [entry, entry.replace(/[\s._+-]+/g, '')])
  return joined.map((part) => part.normalize('NFKC').toLowerCase().trim()).some((part) => part.length >= SHORTEST_PART && lower.includes(part))
}
