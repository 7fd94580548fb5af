import type { FieldIssue } from '#contract/errors.ts'

const TIME_LIMIT_MS = 20_000
const OUR_FAULT = 500

/** An answer of the server, a refusal included: `code` 0 is success. */
export type MemberAnswer<Data> = { code: number; message: string; data: Data | null; issues: readonly FieldIssue[] }

/** No answer, or one that says the server itself failed. `message`: what the server said, or ''. */
export class MemberRequestError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MemberRequestError'
  }
}

export type MemberRequest = {
  /** Below `/api/user/`. */
  path: string
  lang: string
  token?: string | null
  /** Without one the call is a GET. */
  body?: Readonly<Record<string, unknown>>
}

/** One call of the members' API (chapter 12). Throws `MemberRequestError` where the line or the server failed. */
export async function requestMember<Data>(request: MemberRequest, fetchIt: typeof fetch = fetch): Promise<MemberAnswer<Data>> {
  const { status, envelope } = await ask(request, fetchIt)
  const code: unknown = envelope === null ? undefined : Reflect.get(envelope, 'code')
  const message = textOf(envelope === null ? undefined : Reflect.get(envelope, 'msg'))
  if (typeof code !== 'number' || status >= OUR_FAULT) throw new MemberRequestError(message)
  const data: unknown = Reflect.get(envelope ?? {}, 'data')
  return { code, message, data: code === 0 ? (data as Data) : null, issues: code === 0 ? [] : readIssues(data) }
}

/** Without empty text, null, undefined and empty lists, as every request goes out (R14.6). */
export function withoutEmpty(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
}

async function ask({ path, lang, token, body }: MemberRequest, fetchIt: typeof fetch): Promise<{ status: number; envelope: object | null }> {
  try {
    const answer = await fetchIt(`/api/user/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { lang, ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body ? JSON.stringify(withoutEmpty(body)) : undefined,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    const read: unknown = await answer.json()
    return { status: answer.status, envelope: typeof read === 'object' ? read : null }
  } catch (error) {
    throw new MemberRequestError('', error)
  }
}

function readIssues(data: unknown): FieldIssue[] {
  const issues: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'issues') : null
  if (!Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown) => {
    const path: unknown = typeof issue === 'object' && issue !== null ? Reflect.get(issue, 'path') : null
    const key: unknown = typeof issue === 'object' && issue !== null ? Reflect.get(issue, 'key') : null
    return typeof path === 'string' && typeof key === 'string' ? [{ path, key }] : []
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
