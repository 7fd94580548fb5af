import { ERRORS } from '#contract/errors.ts'
import { readConsent } from '#apps/site/consent/consent.ts'
import { REQUIRED_MESSAGE, type EnquiryPayload } from './wire.ts'
import type { FieldFault, SendOutcome, WaitingEnquiry } from './waiting-enquiry.ts'

const TIME_LIMIT_MS = 20_000

/** Who sends: `token` of a member who is logged in, whose enquiry it then is (R10.15). */
type Sender = { fetchIt?: typeof fetch; token?: string | null }

/** One try: `POST /api/clue/record` with the enquiry's idempotency key. Never throws. */
export async function sendEnquiry(entry: WaitingEnquiry, { fetchIt = fetch, token = null }: Sender = {}): Promise<SendOutcome> {
  const member: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  try {
    const answer = await fetchIt('/api/clue/record', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': entry.key, lang: String(entry.payload.lang ?? 'en'), ...member },
      body: JSON.stringify(withConsent(entry)),
      keepalive: true,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    return readOutcome(answer.status, answer.headers.get('retry-after'), await answer.json())
  } catch {
    return { kind: 'later', retryAfterMs: null }
  }
}

// As the visitor has decided by now: it may have waited. The browser's event and the server's are the same one (R18.3).
function withConsent({ key, payload: { ad_consent: agreed, ...rest } }: WaitingEnquiry): EnquiryPayload {
  const consent = readConsent()
  return agreed && consent?.isGiven && consent.id === agreed.client_id ? { ...rest, ad_consent: { ...agreed, event_id: key } } : rest
}

/** Reads the envelope (R14.3). Only an answer that says what is wrong with the enquiry is a refusal. */
export function readOutcome(status: number, retryAfter: string | null, body: unknown): SendOutcome {
  const later: SendOutcome = { kind: 'later', retryAfterMs: readSeconds(retryAfter) }
  if (typeof body !== 'object' || body === null) return later
  const code: unknown = Reflect.get(body, 'code')
  const data: unknown = Reflect.get(body, 'data')
  if (code === 0) return readSent(data) ?? later
  if (typeof code !== 'number' || isWorthAnotherTry(status, code)) return later
  const message: unknown = Reflect.get(body, 'msg')
  return { kind: 'refused', code, message: typeof message === 'string' ? message : '', issues: readIssues(data) }
}

/** True where the server asks for the required five: said in the reader's language then (R10.1). */
export function isRequiredFault(outcome: { code: number; message: string }): boolean {
  return outcome.code === ERRORS.enquiry_required.code || outcome.message === REQUIRED_MESSAGE
}

function isWorthAnotherTry(status: number, code: number): boolean {
  return status >= 500 || status === 429 || status === 408 || code === ERRORS.idempotency_in_progress.code
}

function readSent(data: unknown): SendOutcome | null {
  if (typeof data !== 'object' || data === null) return null
  const { reference, status_code: code } = data as Record<string, unknown>
  return typeof reference === 'string' ? { kind: 'sent', reference, code: typeof code === 'string' ? code : null } : null
}

function readIssues(data: unknown): FieldFault[] {
  const issues: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'issues') : null
  if (!Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown) => {
    const path: unknown = typeof issue === 'object' && issue !== null ? Reflect.get(issue, 'path') : null
    const key: unknown = typeof issue === 'object' && issue !== null ? Reflect.get(issue, 'key') : null
    return typeof path === 'string' && typeof key === 'string' ? [{ path, key }] : []
  })
}

function readSeconds(text: string | null): number | null {
  const seconds = Number(text)
  return text !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}
