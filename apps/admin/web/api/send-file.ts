import { ERRORS, type ErrorKey } from '#contract/errors.ts'
import { awaitLogin } from './login-gate.ts'
import { rememberedLocale } from '#apps/admin/web/messages/remembered-locale.ts'

export type Sent<T> = { ok: true; data: T } | { ok: false; key: ErrorKey | 'offline' }

/**
 * Sends one file as `file` to `/admin/api<path>` and tells how much of it is there, 0 to 1. Answers the server's data, or the key of what went wrong.
 * `fetch` knows no progress of sending. Where the session has ended, it waits for a new login.
 */
export async function sendFile<T>(path: string, query: Record<string, string>, file: File, onProgress: (share: number) => void): Promise<Sent<T>> {
  const sent = await sendOnce<T>(path, query, file, onProgress)
  const isShutOut = !sent.ok && (sent.key === 'token_invalid' || sent.key === 'second_factor_required')
  return isShutOut && (await awaitLogin()) ? sendOnce<T>(path, query, file, onProgress) : sent
}

function sendOnce<T>(path: string, query: Record<string, string>, file: File, onProgress: (share: number) => void): Promise<Sent<T>> {
  const form = new FormData()
  form.append('file', file)
  const call = new XMLHttpRequest()
  call.open('POST', `/admin/api${path}?${new URLSearchParams(query).toString()}`)
  call.setRequestHeader('lang', rememberedLocale())
  call.responseType = 'json'
  return new Promise((resolve) => {
    call.upload.addEventListener('progress', (event) => onProgress(event.total === 0 ? 0 : event.loaded / event.total))
    call.addEventListener('load', () => resolve(sentOf(call.response as { code: number; data: T } | null)))
    for (const name of ['error', 'abort', 'timeout'] as const) call.addEventListener(name, () => resolve({ ok: false, key: 'offline' }))
    call.send(form)
  })
}

function sentOf<T>(answer: { code: number; data: T } | null): Sent<T> {
  if (answer?.code === 0) return { ok: true, data: answer.data }
  const found = Object.entries(ERRORS).find(([, entry]) => entry.code === answer?.code)
  return { ok: false, key: (found?.[0] ?? 'internal') as ErrorKey }
}
