import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** What the visitor has decided about advertisers (R18.2). `id`: a random number for this browser, made when they agreed. `terms`: the words they agreed to. */
export type Consent = { isGiven: boolean; at: string; id: string | null; terms?: string }

/** The words of today; who agreed to others is asked anew, who refused is not. */
export const CONSENT_TERMS = '3'

/** A decision is asked for anew after this time. */
const DAYS = 365

/** Decided by `decideConsent`. */
export const consent = localValue<Consent | null>('consent', null, parseConsent)

/** Null: not decided yet, or so long ago that it is asked again. */
export function useConsent(): Consent | null {
  return useLocalValue(consent)
}

export function readConsent(): Consent | null {
  return consent.read()
}

export function parseConsent(stored: unknown, now = Date.now()): Consent | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { isGiven, at, id, terms } = stored as Partial<Record<keyof Consent, unknown>>
  const age = now - Date.parse(String(at))
  if (typeof isGiven !== 'boolean' || !(age < DAYS * 86_400_000)) return null
  if (isGiven && terms !== CONSENT_TERMS) return null
  return { isGiven, at: String(at), id: typeof id === 'string' ? id : null, terms: CONSENT_TERMS }
}

type AdConsentOf = { client_id: string | null; page: string; agreed_at: string; terms: string }

/** What goes along with an enquiry or an application where the visitor has agreed; the sender adds the event's id. Undefined: nothing. */
export function adConsentOf(known: Consent | null, page: string): AdConsentOf | undefined {
  return known?.isGiven ? { client_id: known.id, page, agreed_at: known.at, terms: CONSENT_TERMS } : undefined
}
