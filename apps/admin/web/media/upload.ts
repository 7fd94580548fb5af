import { ERRORS, type ErrorKey } from '#contract/errors.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { MediaPlace, StoredMedia } from '#contract/media.ts'
import { awaitLogin } from '#apps/admin/web/api/login-gate.ts'
import { rememberedLocale } from '#apps/admin/web/messages/remembered-locale.ts'

type Outcome = ErrorKey | 'offline' | null

/** Sends one file and tells how much of it is there, 0 to 1. Answers the key of what went wrong, null where nothing did. `fetch` knows no progress of sending. Where the session has ended, it waits for a new login. */
export async function upload(file: File, place: MediaPlace, onProgress: (share: number) => void): Promise<Outcome> {
  const outcome = await uploadOnce(file, place, onProgress)
  return isShutOut(outcome) && (await awaitLogin()) ? uploadOnce(file, place, onProgress) : outcome
}

/** Sends one picture to the store, to be shown by what names it. Answers its number, or the key of what went wrong. */
export async function uploadPicture(file: File): Promise<Sent> {
  const sent = await sendOnce('/pictures', file, () => {})
  return isShutOut(sent.error) && (await awaitLogin()) ? sendOnce('/pictures', file, () => {}) : sent
}

function isShutOut(outcome: Outcome): boolean {
  return outcome === 'token_invalid' || outcome === 'second_factor_required'
}

async function uploadOnce(file: File, place: MediaPlace, onProgress: (share: number) => void): Promise<Outcome> {
  const query = new URLSearchParams({ owner_kind: place.owner_kind, owner_id: String(place.owner_id), tab: place.tab })
  return (await sendOnce(`/media?${query.toString()}`, file, onProgress)).error
}

type Sent = { error: Outcome; id: number | null }

function sendOnce(path: string, file: File, onProgress: (share: number) => void): Promise<Sent> {
  const form = new FormData()
  form.append('file', file)
  const call = new XMLHttpRequest()
  call.open('POST', `/admin/api${path}`)
  call.setRequestHeader('lang', rememberedLocale())
  call.responseType = 'json'
  return new Promise((resolve) => {
    call.upload.addEventListener('progress', (event) => onProgress(event.total === 0 ? 0 : event.loaded / event.total))
    call.addEventListener('load', () => resolve(sentOf(call.response as Envelope<StoredMedia> | null)))
    for (const name of ['error', 'abort', 'timeout'] as const) call.addEventListener(name, () => resolve({ error: 'offline', id: null }))
    call.send(form)
  })
}

function sentOf(answer: Envelope<StoredMedia> | null): Sent {
  return answer?.code === 0 ? { error: null, id: answer.data.id } : { error: failureOf(answer), id: null }
}

function failureOf(answer: { code: number } | null): ErrorKey {
  const found = Object.entries(ERRORS).find(([, entry]) => entry.code === answer?.code)
  return (found?.[0] ?? 'internal') as ErrorKey
}
