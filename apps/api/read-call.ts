import { discardAll, receiveForm, type ReceivedDocument } from '#core/domain/upload/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ApiRoute } from './api-route.ts'
import { paramsOfPairs, type Params } from './clean-params.ts'
import { parseInput } from './parse-input.ts'
import { readBody } from './read-body.ts'

type Asked = {
  ctx: Ctx
  route: ApiRoute
  request: Request
  query: URLSearchParams
  /** Of a signed request: what its signature covers. Nothing else of it is read then. */
  signed: Params | null
}

/** What a request asks, through the schema of its route, and the documents it brings; they are forgotten where the input is refused. */
export async function readCall({ ctx, route, request, query, signed }: Asked): Promise<{ input: unknown; documents: readonly ReceivedDocument[] }> {
  if (signed !== null) return { input: parseInput(route, signed), documents: [] }
  if (route.takesDocuments !== true || !isMultipart(request)) return { input: parseInput(route, await readParams(route, request, query)), documents: [] }
  const source = { body: request.body as ReadableStream | null, contentType: request.headers.get('content-type') ?? '' }
  const { fields, documents } = await receiveForm({ ctx, input: source })
  try {
    return { input: parseInput(route, nestParams(paramsOfPairs(fields))), documents }
  } catch (error) {
    await discardAll(documents)
    throw error
  }
}

/** Of a read by `POST` the query counts too, because old clients serialise every parameter into it; a body wins (R14.5). */
export async function readParams(route: ApiRoute, request: Request, asked: URLSearchParams): Promise<Params> {
  const query = paramsOfPairs(asked)
  if (request.method !== 'POST') return query
  const body = await readBody(request)
  return route.isWrite ? body : { ...query, ...body }
}

function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

// A form has no objects: `first_touch[utm_source]` is how it writes one.
function nestParams(params: Params): Params {
  const nested: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const objects = new Map<string, Record<string, unknown>>()
  for (const [name, value] of Object.entries(params)) {
    const [, outer, inner] = /^(\w{1,40})\[(\w{1,40})\]$/.exec(name) ?? []
    if (outer === undefined || inner === undefined) nested[name] = value
    else {
      const object = objects.get(outer) ?? (Object.create(null) as Record<string, unknown>)
      object[inner] = value
      objects.set(outer, object)
    }
  }
  for (const [outer, object] of objects) nested[outer] = { ...object }
  return nested
}
