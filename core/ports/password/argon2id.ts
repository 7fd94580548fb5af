import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { AppError } from '#contract/errors.ts'
import type { PasswordHasher } from './port.ts'
import { createTurnstile } from './turnstile.ts'

/** OWASP Password Storage: m = 19 MiB, t = 2, p = 1 (R12.2). `Algorithm` is a const enum, so its value is written out. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * argon2id with at most `running` hashes at once and `waiting` more in line; beyond that `unavailable`,
 * so that a flood of logins cannot take the processor from the rest.
 */
export function createPasswordHasher(options: { running?: number; waiting?: number } = {}): PasswordHasher {
  const turnstile = createTurnstile({
    running: options.running ?? 2,
    waiting: options.waiting ?? 32,
    refuse: () => new AppError('unavailable', { retryAfterSeconds: 3 }),
  })
  const nobody = turnstile.pass(() => hash(randomBytes(32), COST))
  return {
    hash: (transformed) => turnstile.pass(() => hash(transformed, COST)),
    verify: (known, transformed) => turnstile.pass(async () => (await verify(known ?? (await nobody), transformed)) && known !== null),
  }
}
