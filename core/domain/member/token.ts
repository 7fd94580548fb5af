import { createHash, randomBytes } from 'node:crypto'
import type { TokenKind as StoredTokenKind } from '#contract/member-values.ts'

export type TokenKind = Exclude<StoredTokenKind, 'handover' | 'enquiry_status'>

/** 256 bits from the system's generator, base64url, 43 characters (R12.4). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token; fast on purpose, because 256 random bits cannot be guessed. The kind is part of it: no link ever opens a session. */
export function hashToken(kind: TokenKind, token: string): Buffer {
  return createHash('sha256').update(`${kind}:${token}`).digest()
}
