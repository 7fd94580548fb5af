import type { IncomingMessage } from 'node:http'
import { uploaderOf } from '#apps/server/uploads/upload-request.ts'
import { PACE, watchPace, type Pace } from '#apps/server/uploads/upload-pace.ts'

/** How long a body may take to arrive, ms: what is typed is short, documents and pictures travel over poor lines. */
export type BodyTimes = { bodyMs: number; uploadMs: number; pace: Pace }

export const BODY_TIMES: BodyTimes = { bodyMs: 10_000, uploadMs: 15 * 60_000, pace: PACE }

/** Calls `onLate` once where the body has not arrived in its time, or is an upload that hardly moves. */
export function watchBody(request: IncomingMessage, onLate: () => void, times: BodyTimes = BODY_TIMES): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const isUpload = uploaderOf(request) !== null
  const end = () => {
    clearTimeout(timer)
    stopPace()
  }
  const late = () => {
    end()
    if (!request.complete) onLate()
  }
  const timer = setTimeout(late, isUpload ? times.uploadMs : times.bodyMs)
  timer.unref()
  const stopPace = isUpload ? watchPace(request, late, times.pace) : () => {}
  request.once('end', end)
  request.once('close', end)
}
