import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** What the visitor has decided about advertisers (R18.2). `id`: a random number for this browser, made when they agreed. */
export type Consent = { isGiven: boolean; at: string; id: string | null }

/** A decision is asked for anew after this time. */
const DAYS = 365

const consent = localValue<Consent | null>('consent', null, parseConsent)

/** Null: not decided yet, or so long ago that it is asked again. */
export function useConsent(): Consent | null {
  return useLocalValue(consent)
}

export function readConsent(): Consent | null {
  return consent.read()
}

/** Refusing forgets the browser's number. */
export function decideConsent(isGiven: boolean, now = new Date()): void {
  const bytes = crypto.getRandomValues(new Uint32Array(1))
  consent.write({ isGiven, at: now.toISOString(), id: isGiven ? `${bytes[0]}.${Math.floor(now.getTime() / 1000)}` : null })
}

export function parseConsent(stored: unknown, now = Date.now()): Consent | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { isGiven, at, id } = stored as Partial<Record<keyof Consent, unknown>>
  const age = now - Date.parse(String(at))
  if (typeof isGiven !== 'boolean' || !(age < DAYS * 86_400_000)) return null
  return { isGiven, at: String(at), id: typeof id === 'string' ? id : null }
}

/** What goes along with an enquiry where the visitor has agreed; the sender adds the event's id. Undefined: nothing. */
export function adConsentOf(known: Consent | null, page: string): { client_id: string | null; page: string; agreed_at: string } | undefined {
  return known?.isGiven ? { client_id: known.id, page, agreed_at: known.at } : undefined
}
