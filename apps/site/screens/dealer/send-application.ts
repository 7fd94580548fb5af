import { ERRORS } from '#contract/errors.ts'
import type { Touches } from '#apps/site/client/attribution.ts'
import type { adConsentOf } from '#apps/site/consent/consent.ts'
import type { ApplyValues } from './apply-values.ts'

type Issue = { path: string; key: string }

/** `failed`: nobody knows whether it arrived; sent again with the same key it counts once. */
export type ApplyOutcome =
  | { kind: 'sent'; reference: string; leftOut: number }
  | { kind: 'refused'; reason: 'required' | 'documents' | 'other'; message: string; issues: readonly Issue[] }
  | { kind: 'failed' }

export type Application = {
  values: ApplyValues
  files: readonly File[]
  touches: Touches
  /** Where the visitor has agreed that advertisers hear of it. */
  adConsent: ReturnType<typeof adConsentOf>
  honeypot: string
  lang: string
  key: string
  /** From 0 to 1, while the body is on its way. */
  onProgress: (share: number) => void
}

const TIME_LIMIT_MS = 15 * 60_000

/** One try: `POST /api/dealer/apply`. Not by `fetch`, which cannot tell how much of the documents has left. Never rejects. */
export function sendApplication({ onProgress, lang, key, ...rest }: Application): Promise<ApplyOutcome> {
  const request = new XMLHttpRequest()
  const { promise, resolve } = Promise.withResolvers<ApplyOutcome>()
  request.open('POST', '/api/dealer/apply')
  request.timeout = TIME_LIMIT_MS
  request.setRequestHeader('idempotency-key', key)
  request.setRequestHeader('lang', lang)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  for (const name of ['error', 'abort', 'timeout']) request.addEventListener(name, () => resolve({ kind: 'failed' }))
  request.addEventListener('load', () => resolve(readOutcome(request.responseText)))
  request.send(bodyOf({ ...rest, lang, key }))
  return promise
}

function bodyOf({ values, files, touches, adConsent, honeypot, lang, key }: Omit<Application, 'onProgress'>): FormData {
  const body = new FormData()
  const { interests = [], ...texts } = values
  for (const [name, value] of Object.entries(texts)) if (value) body.append(name, value)
  for (const interest of interests) body.append('interests', interest)
  for (const touch of ['first_touch', 'last_touch'] as const) {
    for (const [name, value] of Object.entries(touches[touch] ?? {})) if (value) body.append(`${touch}[${name}]`, String(value))
  }
  // Under the key of the application, so that it is told of once however often it is sent.
  for (const [name, value] of Object.entries(adConsent === undefined ? {} : { ...adConsent, event_id: key }))
    if (value) body.append(`ad_consent[${name}]`, value)
  body.append('lang', lang)
  if (honeypot !== '') body.append('company_website', honeypot)
  // Last, so that what was typed is known before the long part begins.
  for (const file of files) body.append('documents', file, file.name)
  return body
}

/** Reads the envelope (R14.3). */
export function readOutcome(text: string): ApplyOutcome {
  const body = decode(text)
  const data = body?.data
  if (body?.code === 0 && typeof data?.reference === 'string') return { kind: 'sent', reference: data.reference, leftOut: data.documents_left_out ?? 0 }
  if (typeof body?.code !== 'number' || body.code >= ERRORS.internal.code || body.code === ERRORS.idempotency_in_progress.code) return { kind: 'failed' }
  const reason = body.code === ERRORS.application_required.code ? 'required' : body.code === ERRORS.documents_refused.code ? 'documents' : 'other'
  return { kind: 'refused', reason, message: body.msg ?? '', issues: data?.issues ?? [] }
}

type Body = { code?: number; msg?: string; data?: { reference?: string; documents_left_out?: number; issues?: Issue[] } | null }

function decode(text: string): Body | null {
  try {
    return JSON.parse(text) as Body | null
  } catch {
    return null
  }
}
