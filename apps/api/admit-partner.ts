import { AppError } from '#contract/errors.ts'
import type { PartnerScope } from '#contract/partner.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { authenticatePartner, type SignedRequest } from '#core/domain/partner/index.ts'
import { paramsOfPairs } from './clean-params.ts'
import { readBody, readBytes } from './read-body.ts'

type Admitted = {
  actor: Extract<Actor, { kind: 'partner' }>
  /** The request with its body, which has been read for the signature. */
  request: Request
}

/**
 * The partner behind a signed request (product D5). `v2`: headers `appkey`, `timestamp`, `nonce`, `sign`. `v1`: `appkey`, `timestamp`
 * and `sign` in the query. Throws `signature_invalid`, `signature_expired`, `signature_used`, `forbidden`, and what a body throws.
 */
export async function admitPartner({ ctx, request, scope }: { ctx: Ctx; request: Request; scope: PartnerScope }): Promise<Admitted> {
  const url = new URL(request.url)
  const body = await readBytes(request)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const again = () => new Request(request.url, { method: request.method, headers: request.headers, ...(hasBody ? { body: Buffer.from(body) } : {}) })
  const signed = request.headers.has('sign') ? signedByV2(request, url, body) : await signedByV1(again(), url, hasBody)
  if (signed === null) throw new AppError('signature_invalid')
  return { actor: await authenticatePartner({ ctx, input: { request: signed, scope } }), request: again() }
}

/** Long enough for every library's random text, short enough to keep. */
const LONGEST_NONCE = 64

function signedByV2({ headers, method }: Request, url: URL, body: Uint8Array): SignedRequest | null {
  const [appKey, sign, timestamp, nonce] = ['appkey', 'sign', 'timestamp', 'nonce'].map((name) => headers.get(name) ?? '')
  if (!appKey || !sign || !timestamp || !nonce || nonce.length > LONGEST_NONCE) return null
  const parts = { method, host: url.host, path: url.pathname, query: url.search.slice(1), body, timestamp, nonce }
  return { version: 'v2', appKey, sign, parts }
}

async function signedByV1(request: Request, url: URL, isWrite: boolean): Promise<SignedRequest | null> {
  const params = paramsOfPairs(url.searchParams)
  const all = isWrite ? { ...params, ...(await readBody(request)) } : params
  const flat = flatText(all)
  const { appkey: appKey, timestamp, sign } = params
  if (flat === null || typeof appKey !== 'string' || typeof timestamp !== 'string' || typeof sign !== 'string') return null
  return { version: 'v1', appKey, sign, timestamp, isWrite, params: flat }
}

/** Null where a value is a list or an object: the old signature has no one text for these. */
function flatText(params: Readonly<Record<string, unknown>>): Record<string, string> | null {
  const entries = Object.entries(params).map(([name, value]): [string, unknown] => [name, typeof value === 'number' ? String(value) : value])
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string') ? Object.fromEntries(entries) : null
}
