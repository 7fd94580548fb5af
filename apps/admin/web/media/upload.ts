import { ERRORS, type ErrorKey } from '#contract/errors.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { MediaPlace, StoredMedia } from '#contract/media.ts'
import { awaitLogin } from '#apps/admin/web/api/login-gate.ts'
import { rememberedLocale } from '#apps/admin/web/messages/remembered-locale.ts'

type Outcome = ErrorKey | 'offline' | null

/** Sends one file and tells how much of it is there, 0 to 1. Answers the key of what went wrong, null where nothing did. `fetch` knows no progress of sending. Where the session has ended, it waits for a new login. */
export async function upload(file: File, place: MediaPlace, onProgress: (share: number) => void): Promise<Outcome> {
  const outcome = await uploadOnce(file, place, onProgress)
  const isShutOut = outcome === 'token_invalid' || outcome === 'second_factor_required'
  return isShutOut && (await awaitLogin()) ? uploadOnce(file, place, onProgress) : outcome
}

function uploadOnce(file: File, place: MediaPlace, onProgress: (share: number) => void): Promise<Outcome> {
  const query = new URLSearchParams({ owner_kind: place.owner_kind, owner_id: String(place.owner_id), tab: place.tab })
  const form = new FormData()
  form.append('file', file)
  const call = new XMLHttpRequest()
  call.open('POST', `/admin/api/media?${query.toString()}`)
  call.setRequestHeader('lang', rememberedLocale())
  call.responseType = 'json'
  return new Promise((resolve) => {
    call.upload.addEventListener('progress', (event) => onProgress(event.total === 0 ? 0 : event.loaded / event.total))
    call.addEventListener('load', () => resolve(outcomeOf(call.response as Envelope<StoredMedia> | null)))
    for (const name of ['error', 'abort', 'timeout'] as const) call.addEventListener(name, () => resolve('offline'))
    call.send(form)
  })
}

function outcomeOf(answer: { code: number } | null): ErrorKey | null {
  if (answer?.code === 0) return null
  const found = Object.entries(ERRORS).find(([, entry]) => entry.code === answer?.code)
  return (found?.[0] ?? 'internal') as ErrorKey
}
