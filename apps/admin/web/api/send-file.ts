import { ERRORS, type ErrorKey } from '#contract/errors.ts'
import type { Envelope } from '#contract/envelope.ts'
import { rememberedLocale } from '#apps/admin/web/messages/remembered-locale.ts'
import { awaitLogin } from './login-gate.ts'

/** `error`: key of what went wrong, null where nothing did; `data` is then what the server answers. */
export type Sent<T> = { error: ErrorKey | 'offline' | null; data: T | null }

/** Sends one file to `/admin/api` and tells how much of it is there, 0 to 1. `fetch` knows no progress of sending. Where the session has ended, it waits for a new login. */
export async function sendFile<T>(file: File, address: string, onProgress: (share: number) => void): Promise<Sent<T>> {
  const sent = await sendOnce<T>(file, address, onProgress)
  const isShutOut = sent.error === 'token_invalid' || sent.error === 'second_factor_required'
  return isShutOut && (await awaitLogin()) ? sendOnce<T>(file, address, onProgress) : sent
}

function sendOnce<T>(file: File, address: string, onProgress: (share: number) => void): Promise<Sent<T>> {
  const form = new FormData()
  form.append('file', file)
  const call = new XMLHttpRequest()
  call.open('POST', `/admin/api${address}`)
  call.setRequestHeader('lang', rememberedLocale())
  call.responseType = 'json'
  return new Promise((resolve) => {
    call.upload.addEventListener('progress', (event) => onProgress(event.total === 0 ? 0 : event.loaded / event.total))
    call.addEventListener('load', () => resolve(outcomeOf(call.response as Envelope<T> | null)))
    for (const name of ['error', 'abort', 'timeout'] as const) call.addEventListener(name, () => resolve({ error: 'offline', data: null }))
    call.send(form)
  })
}

function outcomeOf<T>(answer: Envelope<T> | null): Sent<T> {
  if (answer?.code === 0) return { error: null, data: answer.data }
  const found = Object.entries(ERRORS).find(([, entry]) => entry.code === answer?.code)
  return { error: (found?.[0] ?? 'internal') as ErrorKey, data: null }
}
