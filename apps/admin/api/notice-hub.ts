import { STREAM_BEAT_SECONDS } from '#contract/staff-notice-values.ts'
import type { StaffNews, Telling, ToldNotice } from '#core/domain/staff-notice/index.ts'
import { createNoticeStream, type NoticeStream, type OpenStream } from './notice-stream.ts'

/** All open streams of this process. */
export type NoticeHub = {
  /** Null once the hub is closed. */
  open(input: OpenStream): ReadableStream<Uint8Array> | null
  /** Something is new: who has a stream here is told. */
  hear(news: StaffNews): void
  /** News may have been missed: each stream looks for what came meanwhile. */
  lookAgain(): void
  /** Ends every stream, and opens no more. */
  close(): void
  count(): number
}

type Input = {
  /** Notices of some tellings to those who have a stream here. */
  readTold: (input: Telling) => Promise<readonly ToldNotice[]>
  onError: (error: unknown) => void
  beatMs?: number
  mostPerPerson?: number
}

type Told = Extract<StaffNews, { news: 'told' }>

/** Hands what one connection to the database hears to the streams in memory. */
export function createNoticeHub({ readTold, onError, beatMs = STREAM_BEAT_SECONDS * 1000, mostPerPerson = 12 }: Input): NoticeHub {
  const streams = new Set<NoticeStream>()
  let isClosed = false
  // One look-up after the other, each for all that was heard meanwhile: a burst of leads must not take the connections from those who answer them.
  let waiting: Told[] = []
  let isTelling = false

  async function tellWaiting(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (waiting.length > 0) {
      const news = waiting
      waiting = []
      await tell(news).catch((error: unknown) => {
        onError(error)
        for (const stream of streams) stream.fallBehind()
      })
    }
    isTelling = false
  }

  async function tell(news: readonly Told[]): Promise<void> {
    const staffIds = [...new Set([...streams].map(({ staffId }) => staffId))]
    if (staffIds.length === 0) return
    const [firstId, lastId] = [Math.min(...news.map(({ first_id }) => first_id)), Math.max(...news.map(({ last_id }) => last_id))]
    const told = await readTold({ enquiryIds: [...new Set(news.map(({ enquiry_id }) => enquiry_id))], firstId, lastId, staffIds })
    for (const stream of streams) {
      const own = told.filter(({ staffId }) => staffId === stream.staffId)
      for (const { notice } of own) stream.tell(notice)
      if (own.length < news.length) stream.tellLeads()
    }
  }

  function makeRoom(staffId: number): void {
    const own = [...streams].filter((stream) => stream.staffId === staffId)
    for (const stream of own.slice(0, Math.max(0, own.length - mostPerPerson + 1))) stream.giveWay()
  }

  return {
    open: (input) => {
      if (isClosed) return null
      makeRoom(input.staffId)
      const stream = createNoticeStream({ ...input, beatMs, onError, onEnd: () => streams.delete(stream) })
      streams.add(stream)
      return stream.body
    },
    hear: (news) => {
      if (news.news === 'leads') for (const stream of streams) stream.tellLeads()
      else {
        waiting.push(news)
        void tellWaiting()
      }
    },
    lookAgain: () => {
      for (const stream of streams) void stream.catchUp()
    },
    close: () => {
      isClosed = true
      for (const stream of streams) stream.end()
    },
    count: () => streams.size,
  }
}
