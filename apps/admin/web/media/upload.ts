import type { ErrorKey } from '#contract/errors.ts'
import type { MediaPlace, StoredMedia } from '#contract/media.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'

/** Sends one file to a place and tells how much of it is there, 0 to 1. Answers the key of what went wrong, null where nothing did. */
export async function upload(file: File, place: MediaPlace, onProgress: (share: number) => void): Promise<ErrorKey | 'offline' | null> {
  const query = { owner_kind: place.owner_kind, owner_id: String(place.owner_id), tab: place.tab }
  const sent = await sendFile<StoredMedia>('/media', query, file, onProgress)
  return sent.ok ? null : sent.key
}
