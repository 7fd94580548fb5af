import { AppError } from '#contract/errors.ts'
import { cleanParams, paramsOfPairs, type Params } from './clean-params.ts'

const MAX_BYTES = 64 * 1024
const MAX_DEPTH = 20
const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Parameters of a body: a JSON object or a form, UTF-8, at most 64 KiB, JSON at most 20 deep. No body is no parameters.
 * Throws `unsupported_media_type`, `payload_too_large`, `invalid_json`, `json_too_deep`, `bad_request`.
 */
export async function readBody(request: Request): Promise<Params> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw new AppError('payload_too_large')
  const kind = bodyKind(request.headers)
  const text = decode(await readBytes(request))
  if (text === '') return {}
  if (kind === null) throw new AppError('unsupported_media_type')
  return kind === 'json' ? parseJson(text) : parseForm(text)
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

/** The bytes of a body, counted while they stream: a length may be missing or a lie. Throws `payload_too_large`, `bad_request`. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => Promise.reject(new AppError('bad_request')))) ?? { done: true }
    if (done || !value) break
    length += value.byteLength
    if (length > MAX_BYTES) {
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
  if (jsonDepth(text) > MAX_DEPTH) throw new AppError('json_too_deep')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('invalid_json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('bad_request')
  return cleanParams(value as Params)
}

/** Deepest nesting of a JSON text, seen before anything is built from it. */
export function jsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (OPENING.has(code)) deepest = Math.max(deepest, ++depth)
    else if (CLOSING.has(code)) depth--
  }
  return deepest
}

// URLSearchParams would turn bytes that are no UTF-8 into replacement characters without a word.
function parseForm(text: string): Params {
  const pairs = text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=')
      return [decodePart(name), decodePart(value.join('='))]
    })
  return paramsOfPairs(pairs)
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new AppError('bad_request')
  }
}
