import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import { fieldIssue } from '#contract/field-issue.ts'

const BODY_LIMIT = 64 * 1024

/** Reads what a call was given and parses it; `isInQuery`: the body is a file. `bodyLimit` in bytes. Errors: `unsupported_media_type`, `payload_too_large`, `invalid_json`, `unknown_key`, `validation_failed`. */
export async function parseInput(c: Context, schema: z.ZodObject, { isInQuery = false, bodyLimit = BODY_LIMIT } = {}): Promise<unknown> {
  return parseGiven(c, schema, isRead(c) || isInQuery ? readQuery(c) : await readBody(c, bodyLimit))
}

/** Parses the fields of a form that has come, in which browsers end lines as mails do. Errors: `unknown_key`, `validation_failed`. */
export function parseFields(c: Context, schema: z.ZodObject, fields: readonly (readonly [string, string])[]): unknown {
  return parseGiven(c, schema, Object.fromEntries(fields.map(([name, value]) => [name, storable(value.replaceAll('\r\n', '\n'))])))
}

function parseGiven(c: Context, schema: z.ZodObject, given: Record<string, unknown>): unknown {
  const parsed = schema.safeParse({ ...given, ...c.req.param() })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(toIssue)
  throw new AppError(parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys') ? 'unknown_key' : 'validation_failed', { issues })
}

export function isRead(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

function toIssue(issue: z.core.$ZodIssue): FieldIssue {
  return issue.code === 'unrecognized_keys'
    ? { path: [...issue.path.map(String), issue.keys.join(',').slice(0, 100)].join('.'), key: issue.code }
    : fieldIssue(issue)
}

function readQuery(c: Context): Record<string, unknown> {
  const entries = Object.entries(c.req.queries()).map(([name, given]) => {
    const values = given.map(storable)
    return [name, values.length === 1 ? values[0] : values] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

async function readBody(c: Context, limit: number): Promise<Record<string, unknown>> {
  const mediaType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') throw new AppError('unsupported_media_type')
  const body = parseJson(await readText(c, limit))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('invalid_json')
  return body as Record<string, unknown>
}

async function readText(c: Context, limit: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw new AppError('payload_too_large')
  const stream = c.req.raw.body
  if (stream === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What a text says in JSON, its strings such as a database takes. Throws `invalid_json`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch {
    throw new AppError('invalid_json')
  }
}

/** A text that a database takes: without NUL, and with the sign for an unknown character where one was cut in two, as at the end of a field that is full. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
