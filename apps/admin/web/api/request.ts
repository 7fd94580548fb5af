import { HttpError } from 'react-admin'
import { set } from 'react-hook-form'
import { ERRORS, type ErrorKey } from '#contract/errors.ts'
import type { Envelope, Failure } from '#contract/envelope.ts'
import { awaitLogin } from './login-gate.ts'
import { tellRefused } from './refused.ts'
import { rememberedLocale } from '#apps/admin/web/messages/remembered-locale.ts'

/** Why a call failed: a key of the error table (`offline` where nothing answered), what is wrong with which field, seconds to wait. */
export type CallFailure = { key: ErrorKey | 'offline'; issues: readonly { path: string; key: string }[]; waitSeconds: number | null; requestId: string | null }

/** What react-admin understands (`status`, and `body.errors` for the fields of a form) and what our screens show. */
export class CallError extends HttpError {
  readonly failure: CallFailure

  constructor(status: number, failure: CallFailure) {
    super(`error.${failure.key}`, status, { errors: errorsByField(failure.issues) })
    this.failure = failure
  }
}

/** `value.phone` becomes `{value: {phone: 'issue.phone'}}`, keys of our messages. */
function errorsByField(issues: CallFailure['issues']): object {
  const errors = {}
  for (const { path, key } of issues) set(errors, path, `issue.${key}`)
  return errors
}

type Options = {
  body?: object
  /** A form with files instead of a body. */
  form?: FormData
  query?: Record<string, string | number | undefined>
  method?: 'GET' | 'POST' | 'PATCH'
  isUnattended?: boolean
  signal?: AbortSignal
}

const RENEWAL_MS = 500

let unattendedUntil = 0

/** What is asked in the next half second renews a screen that nobody has touched, and does not keep the session alive. */
export function beUnattended(): void {
  unattendedUntil = Date.now() + RENEWAL_MS
}

/** Calls of the login itself, which ask for no session or for one that has only begun. */
const ENTRANCE = /^\/(session|login|logout|totp|setup)\b/

/** Calls `/admin/api` and answers `data` of the envelope. Throws a `CallError`. Where the session has ended, it waits for a new login. */
export async function request<T>(path: string, options: Options = {}): Promise<T> {
  try {
    return await requestOnce<T>(path, options)
  } catch (error) {
    if (ENTRANCE.test(path) || !(await isBackIn(error, options))) throw error
    return requestOnce<T>(path, options)
  }
}

/** True once whoever sent a call that was refused for want of a session has logged in again. What nobody waits for only asks for the login. */
async function isBackIn(error: unknown, { isUnattended }: Options): Promise<boolean> {
  if (!['token_invalid', 'second_factor_required'].includes(failureIn(error).key)) return false
  const login = awaitLogin()
  return isUnattended ? false : login
}

async function requestOnce<T>(path: string, options: Options): Promise<T> {
  const response = await send(path, options)
  const answer = (await readJson(response)) as Envelope<T> | Failure | null
  if (response.ok && answer !== null && answer.code === 0) return answer.data as T
  throw toError(response, answer as Failure | null)
}

type NamedFile = { blob: Blob; fileName: string; total: number }

/** Calls for a file: by `POST` with a body, else by `GET`. Throws a `CallError`. Where the session has ended, it waits for a new login. */
export async function requestFile(path: string, body?: object): Promise<NamedFile> {
  try {
    return await requestFileOnce(path, body)
  } catch (error) {
    if (!(await isBackIn(error, {}))) throw error
    return requestFileOnce(path, body)
  }
}

async function requestFileOnce(path: string, body?: object): Promise<NamedFile> {
  const response = await send(path, { body })
  if (!response.ok) throw toError(response, (await readJson(response)) as Failure | null)
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  const fileName = encoded === undefined ? (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file') : decodeURIComponent(encoded)
  return { blob: await response.blob(), fileName, total: Number(response.headers.get('x-total-count') ?? 0) }
}

/** The failure behind anything that was thrown, recognised by its shape: react-admin's `HttpError` resets the prototype of what extends it. */
export function failureIn(error: unknown): CallFailure {
  const found = (error as { failure?: CallFailure } | null)?.failure
  return found ?? { key: 'internal', issues: [], waitSeconds: null, requestId: null }
}

async function send(path: string, { body, form, query = {}, method, isUnattended, signal }: Options): Promise<Response> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
  const headers: Record<string, string> = { accept: 'application/json', lang: rememberedLocale() }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (isUnattended || Date.now() < unattendedUntil) headers['x-unattended'] = '1'
  try {
    return await fetch(`/admin/api${path}${search}`, {
      method: method ?? (body === undefined && form === undefined ? 'GET' : 'POST'),
      headers,
      body: body === undefined ? form : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(0, { key: 'offline', issues: [], waitSeconds: null, requestId: null })
  }
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

function toError(response: Response, answer: Failure | null): CallError {
  const failure = failureOf(response, answer)
  if (failure.key === 'forbidden') tellRefused()
  return new CallError(response.status, failure)
}

function failureOf(response: Response, answer: Failure | null): CallFailure {
  const found = Object.entries(ERRORS).find(([, entry]) => entry.code === answer?.code)?.[0]
  const wait = Number(response.headers.get('retry-after') ?? 0)
  return {
    key: (found ?? (response.status >= 502 ? 'unavailable' : 'internal')) as ErrorKey,
    issues: answer?.data?.issues ?? [],
    waitSeconds: wait > 0 ? wait : null,
    requestId: answer?.data?.request_id ?? null,
  }
}
