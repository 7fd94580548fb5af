import { localValue } from '#apps/site/client/local-value.ts'

const NONE: readonly string[] = []

/** Numbers of this browser whose consent was taken back, until the server knows. */
const owed = localValue<readonly string[]>('consentWithdrawn', NONE, idsIn)

/** Tells the server that what was agreed to under this number is taken back; without a line it is kept for `sendWithdrawals`. */
export function withdrawConsent(id: string): void {
  owed.write([...owed.read().filter((other) => other !== id), id])
  void sendWithdrawals()
}

/** Tells the server what it does not know yet. Never rejects. */
export async function sendWithdrawals(): Promise<void> {
  await Promise.all(owed.read().map(sendOne))
}

async function sendOne(id: string): Promise<void> {
  const body = JSON.stringify({ client_id: id })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/clue/withdraw_consent', { method: 'POST', headers, body, keepalive: true }).catch(() => null)
  // What another try could not change is not kept either.
  if (answer === null || answer.status >= 500 || answer.status === 429 || answer.status === 408) return
  const left = owed.read().filter((other) => other !== id)
  owed.write(left.length === 0 ? NONE : left)
}

function idsIn(stored: unknown): readonly string[] {
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  return ids.length === 0 ? NONE : ids
}
