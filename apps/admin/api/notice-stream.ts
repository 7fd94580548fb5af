import { STREAM_EVENTS } from '#contract/staff-notice-values.ts'
import type { StaffNotice } from '#contract/staff-notice.ts'

export type OpenStream = {
  staffId: number
  /** The newest notice that the browser knows; null: it begins with what comes. */
  after: number | null
  readAfter: (after: number) => Promise<readonly StaffNotice[]>
  /** Whether its session and right still are; asked at each sign of life. */
  mayGoOn: () => Promise<boolean>
  /** Cuts the connection of a browser that does not read. */
  cut: () => void
}

export type NoticeStream = {
  staffId: number
  /** What goes to the browser (text/event-stream). */
  body: ReadableStream<Uint8Array>
  tell(notice: StaffNotice): void
  /** Leads have changed without a notice for this person. */
  tellLeads(): void
  /** Reads what came since the newest notice that was told. */
  catchUp(): Promise<void>
  /** The same at the next sign of life. */
  fallBehind(): void
  /** Ends, and tells the browser that a newer one of the same person takes its place. */
  giveWay(): void
  end(): void
}

type Input = OpenStream & { beatMs: number; onError: (error: unknown) => void; onEnd: () => void }

/** Bytes that may wait for a browser that does not read; with more it is cut off, and catches up when it comes back. */
const MOST_WAITING = 256 * 1024
/** Ids of notices that are remembered as told; more than anybody is told within the minute that is looked back. */
const MOST_REMEMBERED = 2_000
/** After which a browser connects anew whose line was lost, in ms. */
const RETRY_MS = 3_000

/** One browser's stream: each notice once, a sign of life, and the end with the session. */
export function createNoticeStream({ staffId, after, readAfter, mayGoOn, cut, beatMs, onError, onEnd }: Input): NoticeStream {
  const encoder = new TextEncoder()
  const told = new Set<number>()
  let latest = after
  let isBehind = after !== null
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      cancel: () => finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()

  function finish(): void {
    isOpen = false
    clearInterval(timer)
    onEnd()
  }

  function end(): void {
    if (!isOpen) return
    finish()
    controller.close()
  }

  function write(text: string): void {
    if (!isOpen) return
    if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text))
    end()
    cut()
  }

  function tell(notice: StaffNotice): void {
    if (told.has(notice.id)) return
    told.add(notice.id)
    if (told.size > MOST_REMEMBERED) for (const id of [...told].slice(0, MOST_REMEMBERED / 2)) told.delete(id)
    latest = Math.max(latest ?? 0, notice.id)
    write(`id: ${notice.id}\nevent: ${STREAM_EVENTS.notice}\ndata: ${JSON.stringify(notice)}\n\n`)
  }

  async function catchUp(): Promise<void> {
    try {
      isBehind = false
      for (const notice of latest === null ? [] : await readAfter(latest)) tell(notice)
      tellLeads()
    } catch (error) {
      isBehind = true
      onError(error)
    }
  }

  function tellLeads(): void {
    write(`event: ${STREAM_EVENTS.leads}\ndata: 1\n\n`)
  }

  async function beat(): Promise<void> {
    try {
      if (!(await mayGoOn())) return end()
      if (isBehind) await catchUp()
      write(`event: ${STREAM_EVENTS.beat}\ndata: 1\n\n`)
    } catch (error) {
      // Without a sign of life the browser comes back by itself.
      onError(error)
    }
  }

  write(`retry: ${RETRY_MS}\nevent: ${STREAM_EVENTS.beat}\ndata: 1\n\n`)
  if (isBehind) void catchUp()
  return {
    staffId,
    body,
    tell,
    tellLeads,
    catchUp,
    fallBehind: () => {
      isBehind = true
    },
    giveWay: () => {
      write(`event: ${STREAM_EVENTS.full}\ndata: 1\n\n`)
      end()
    },
    end,
  }
}
