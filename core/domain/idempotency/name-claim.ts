import type { Actor } from '#core/domain/context.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { KEY_LIFETIME_MS, type KeyClaim } from './claim-key.ts'

/** Without a key the same content within ten minutes is the same call: a double tap, a form sent again. */
const FINGERPRINT_LIFETIME_MS = 10 * 60_000
const LONGEST_KEY = 200
const CONTENT = 'content:'

type Naming = {
  /** What is done, such as `enquiry`. */
  verb: string
  actor: Actor
  /** From the client, kept seven days; null or blank: the content decides for ten minutes. */
  idempotencyKey: string | null
  payloadHash: string
  now: Date
}

/**
 * The claim of a call in the name space of its verb and its caller, so that nobody's key, and nobody's content, stands in the way of
 * somebody else's. What is claimed by content meets no key that a client has thought of.
 */
export function nameClaim({ verb, actor, idempotencyKey, payloadHash, now }: Naming): Omit<KeyClaim<never>, 'answer'> {
  const scope = [verb, ...callerOf(actor)].join(' ')
  const key = cleanLine(idempotencyKey, LONGEST_KEY)
  if (key === '') return { scope, key: CONTENT + payloadHash, payloadHash, now, lifetimeMs: FINGERPRINT_LIFETIME_MS }
  return { scope, key: key.startsWith(CONTENT) ? `key:${key}` : key, payloadHash, now, lifetimeMs: KEY_LIFETIME_MS }
}

/** Empty for the public. Visitor and member are one caller: a browser repeats with the same key after its token has expired. */
function callerOf(actor: Actor): string[] {
  if (actor.kind === 'visitor' || actor.kind === 'member') return []
  if (actor.kind === 'partner') return [`partner:${actor.partnerId}`]
  return [actor.kind === 'staff' ? `staff:${actor.staffId}` : actor.kind]
}
