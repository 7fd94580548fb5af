import { localValue } from '#apps/site/client/local-value.ts'
import { consent, CONSENT_TERMS } from './consent.ts'
import { withdrawConsent } from './withdrawal.ts'

/** The number under which this browser has agreed, to whichever words and however long ago: what was sent then stands on the server under it. */
const agreedId = localValue<string | null>('consent', null, idIn)

/** Refusing forgets the browser's number, and the server what was agreed to under it. Who agrees again keeps it, so that all can be taken back. */
export function decideConsent(isGiven: boolean, now = new Date()): void {
  const known = consent.read()?.id ?? agreedId.read()
  if (!isGiven && known !== null) withdrawConsent(known)
  consent.write({ isGiven, at: now.toISOString(), id: isGiven ? (known ?? newId(now)) : null, terms: CONSENT_TERMS })
}

function newId(now: Date): string {
  return `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(now.getTime() / 1000)}`
}

/** Numbers are at most as long as the server keeps them. */
function idIn(stored: unknown): string | null {
  const id: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'id') : null
  return typeof id === 'string' && id !== '' && id.length <= 80 ? id : null
}
