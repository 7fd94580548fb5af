import { AppError } from '#contract/errors.ts'
import { cleanParams, MOST_VALUES, paramsOfPairs, type Params } from './clean-params.ts'

const MAX_BYTES = 64 * 1024
const MAX_DEPTH = 20
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Parameters of a body: a JSON object or a form, UTF-8, at most 64 KiB and five thousand values, JSON at most 20 deep. No body is no parameters.
 * Throws `unsupported_media_type`, `payload_too_large`, `invalid_json`, `json_too_deep`, `bad_request`.
 */
export async function readBody(request: Request): Promise<Params> {
  const kind = bodyKind(request.headers)
  const text = decode(await readBytes(request))
  if (text === '') return {}
  if (kind === null) throw new AppError('unsupported_media_type')
  return kind === 'json' ? parseJson(text) : paramsOfPairs(pairsOf(text))
}

/**
 * Names and values of a form that a person has sent, in their order. Bytes that are no UTF-8 become replacement characters: a format is never
 * a reason to refuse an enquiry. Throws `unsupported_media_type`, `payload_too_large`, `bad_request`.
 */
export async function readFormPairs(request: Request): Promise<[string, string][]> {
  if (bodyKind(request.headers) !== 'form') throw new AppError('unsupported_media_type')
  const pairs = [...new URLSearchParams(new TextDecoder().decode(await readBytes(request)))]
  if (pairs.length > MOST_VALUES) throw new AppError('bad_request')
  return pairs
}

type BodyKind = 'json' | 'form' | null

/** Null where no type is said, which is fine for an empty body only. */
function bodyKind(headers: Headers): BodyKind {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset =
    parameters
      .find((part) => part.startsWith('charset='))
      ?.slice('charset='.length)
      .replaceAll('"', '') ?? 'utf-8'
  const isReadable = (encoding === 'identity' || encoding === '') && (charset === 'utf-8' || charset === 'utf8')
  if (type === '' && isReadable) return null
  if (isReadable && type === 'application/json') return 'json'
  if (isReadable && type === 'application/x-www-form-urlencoded') return 'form'
  throw new AppError('unsupported_media_type')
}

/** The bytes of a body, counted while they stream too: a length may be missing or a lie. Throws `payload_too_large`, `bad_request`. */
export async function readBytes(request: Request, mostBytes = MAX_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new AppError('payload_too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => Promise.reject(new AppError('bad_request')))) ?? { done: true }
    if (done || !value) break
    length += value.byteLength
    if (length > mostBytes) {
      // What is still to come is not waited for.
      reader?.cancel().catch(() => {})
      throw new AppError('payload_too_large')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('bad_request')
  }
}

function parseJson(text: string): Params {
  const { depth, values } = shapeOf(text)
  if (depth > MAX_DEPTH) throw new AppError('json_too_deep')
  if (values > MOST_VALUES) throw new AppError('bad_request')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('invalid_json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('bad_request')
  return cleanParams(value as Params)
}

/** Deepest nesting of a JSON text and a bound of its values (one more than its commas), seen before anything is built from it. */
export function shapeOf(text: string): { depth: number; values: number } {
  let open = 0
  let depth = 0
  let values = 1
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (code === COMMA) values++
    else if (OPENING.has(code)) depth = Math.max(depth, ++open)
    else if (CLOSING.has(code)) open--
  }
  return { depth, values }
}

// URLSearchParams would turn bytes that are no UTF-8 into replacement characters without a word.
function pairsOf(text: string): [string, string][] {
  const pairs = text.split('&').filter((pair) => pair !== '')
  if (pairs.length > MOST_VALUES) throw new AppError('bad_request')
  return pairs.map((pair) => {
    const at = pair.indexOf('=')
    return at === -1 ? [decodePart(pair), ''] : [decodePart(pair.slice(0, at)), decodePart(pair.slice(at + 1))]
  })
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new AppError('bad_request')
  }
}
