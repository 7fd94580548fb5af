import type { PasswordHasher } from './port.ts'

/** Fast and readable, for tests only. Counts how often work was asked for, so that equal work can be asserted. */
export function createFakePasswordHasher(): PasswordHasher & { verifications: number } {
  const hasher = {
    verifications: 0,
    hash: async (transformed: string) => `fake$${transformed}`,
    verify: async (known: string | null, transformed: string) => {
      hasher.verifications += 1
      return known === `fake$${transformed}`
    },
  }
  return hasher
}
