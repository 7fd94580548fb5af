import { AppError } from '#contract/errors.ts'
import type { PartnerScope } from '#contract/partner.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { authenticatePartner, type SignedRequest } from '#core/domain/partner/index.ts'
import type { ApiRoute } from './api-route.ts'
import { paramsOfPairs, type Params } from './clean-params.ts'
import { readBody, readBytes } from './read-body.ts'
import { readParams } from './read-call.ts'

/** What the old signature opens: it does not bind the address, so a request that was seen must not open who our leads are. */
const V1_SCOPES: readonly PartnerScope[] = ['stock.read', 'lead.write']

type Admitted = {
  actor: Extract<Actor, { kind: 'partner' }>
  /** What the request asks, read from what its signature covers and from nothing else. */
  params: Params
}

/**
 * The partner behind a signed request (R15.2, R15.3). `v2`: headers `appkey`, `timestamp`, `nonce`, `sign`. `v1`: `appkey`, `timestamp`
 * and `sign` among the parameters. Throws `signature_invalid`, `signature_expired`, `signature_used`, `forbidden`, and what a body throws.
 */
export async function admitPartner({ ctx, request, route, scope }: { ctx: Ctx; request: Request; route: ApiRoute; scope: PartnerScope }): Promise<Admitted> {
  const url = new URL(request.url)
  const body = await readBytes(request)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const again = () => new Request(request.url, { method: request.method, headers: request.headers, ...(hasBody ? { body: Buffer.from(body) } : {}) })
  if (request.headers.has('sign')) {
    const actor = await authenticate(ctx, scope, signedByV2(request, url, body))
    return { actor, params: await readParams(route, again(), url.searchParams) }
  }
  const params = onlyParams(url, hasBody ? await readBody(again()) : {})
  const actor = await authenticate(ctx, scope, params === null || !V1_SCOPES.includes(scope) ? null : { version: 'v1', isWrite: hasBody, params })
  const { appkey: _key, timestamp: _time, sign: _sign, ...asked } = params ?? {}
  return { actor, params: asked }
}

async function authenticate(ctx: Ctx, scope: PartnerScope, request: SignedRequest | null): Promise<Admitted['actor']> {
  if (request === null) throw new AppError('signature_invalid')
  return authenticatePartner({ ctx, input: { request, scope } })
}

/** Long enough for every library's random text, short enough to keep. */
const LONGEST_NONCE = 64

function signedByV2({ headers, method }: Request, url: URL, body: Uint8Array): SignedRequest | null {
  const [appKey, sign, timestamp, nonce] = ['appkey', 'sign', 'timestamp', 'nonce'].map((name) => headers.get(name) ?? '')
  if (!appKey || !sign || !timestamp || !nonce || nonce.length > LONGEST_NONCE) return null
  const parts = { method, host: url.host, path: url.pathname, query: url.search.slice(1), body, timestamp, nonce }
  return { version: 'v2', appKey, sign, parts }
}

/**
 * The parameters of query and body as the one set that `v1` signs. Null where a name comes twice, because one of its values could be
 * signed and the other one used, and where a value is a list, an object or true or false: the old signature has no one text for these.
 */
function onlyParams(url: URL, body: Params): Record<string, string> | null {
  const query = paramsOfPairs(url.searchParams)
  if (Object.keys(query).some((name) => Object.hasOwn(body, name))) return null
  const entries = Object.entries({ ...query, ...body }).map(([name, value]): [string, unknown] => [name, typeof value === 'number' ? String(value) : value])
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string') ? Object.fromEntries(entries) : null
}
