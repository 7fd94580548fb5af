import { STREAM_EVENTS, STREAM_SILENT_SECONDS } from '#contract/staff-notice-values.ts'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { isLoginAwaited, onLoginAwaited } from '#apps/admin/web/api/login-gate.ts'
import { leadAmongTabs } from './lead-among-tabs.ts'

/**
 * What a tab hears: a notice; leads have changed; something may have been missed, so that all that is shown is to be read again; another tab has
 * marked notices as seen.
 */
export type LineEvent = { type: 'notice'; notice: StaffNotice } | { type: 'leads' | 'again' | 'seen' }

export type NoticeLine = {
  /** Tells the other tabs, not this one. */
  tell(event: LineEvent): void
  close(): void
}

type Input = {
  staffId: number
  /** The newest notice that is known, from which the stream goes on; null: none was read yet. */
  latestId: () => number | null
  onEvent: (event: LineEvent) => void
}

/** Words between tabs: what one has heard, and a wish that the one that holds the stream looks whether it lives. */
type Word = LineEvent | { type: 'look' }

const LOOK_EVERY_MS = 15_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/** One stream for all tabs of a person: one tab holds it and tells the others; when that one closes, another takes over. */
export function openNoticeLine({ staffId, latestId, onEvent }: Input): NoticeLine {
  const name = `quayline.staff.notices.${staffId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  let isOpen = true
  const tell = (word: Word) => {
    // What was under way when somebody left may end behind that, and a closed channel throws.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin, and takes none
    if (isOpen) channel?.postMessage(word)
  }
  const hear = (event: LineEvent) => {
    onEvent(event)
    tell(event)
  }
  let stream: Stream | null = null
  const lead = () => {
    stream = holdStream({ latestId, onEvent: hear })
    return () => stream?.close()
  }
  const stopLeading = channel === null ? lead() : leadAmongTabs(name, lead)
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.type === 'look') stream?.look({ isLoggedIn: true })
    else onEvent(data)
  })
  // A tab that wakes up does not know whether the one that holds the stream has slept too.
  const wake = () => {
    if (document.visibilityState !== 'visible') return
    stream?.look()
    tell({ type: 'look' })
  }
  document.addEventListener('visibilitychange', wake)
  globalThis.addEventListener('pageshow', wake)
  // Whoever has logged in again here has done so for the tab that holds the stream, which may still show its login.
  const forget = onLoginAwaited(() => {
    if (isLoginAwaited()) return
    if (stream === null) tell({ type: 'look' })
    else stream.look()
  })
  return {
    tell,
    close: () => {
      document.removeEventListener('visibilitychange', wake)
      globalThis.removeEventListener('pageshow', wake)
      forget()
      stopLeading()
      isOpen = false
      channel?.close()
    },
  }
}

/** `isLoggedIn`: another tab says so, whatever this one waits for. */
type Stream = { look(known?: { isLoggedIn: boolean }): void; close(): void }

/** The stream itself, made anew whenever it is lost: after a while that grows, or at once where the machine has a line again. */
function holdStream({ latestId, onEvent }: Pick<Input, 'latestId' | 'onEvent'>): Stream {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let heardAt = Date.now()

  function connect({ isLoggedIn } = { isLoggedIn: !isLoginAwaited() }): void {
    clearTimeout(timer)
    source?.close()
    source = null
    // Who has to log in first is waited for.
    if (!isLoggedIn) return
    heardAt = Date.now()
    const opened = new EventSource(`/admin/api/notices/stream${latestId() === null ? '' : `?after=${latestId()}`}`)
    source = opened
    const sign = () => {
      heardAt = Date.now()
      if (failures === 0) return
      failures = 0
      onEvent({ type: 'again' })
    }
    opened.addEventListener(STREAM_EVENTS.beat, sign)
    opened.addEventListener(STREAM_EVENTS.leads, () => {
      sign()
      onEvent({ type: 'leads' })
    })
    opened.addEventListener(STREAM_EVENTS.notice, ({ data }: MessageEvent<string>) => {
      sign()
      onEvent({ type: 'notice', notice: JSON.parse(data) as StaffNotice })
    })
    opened.addEventListener(STREAM_EVENTS.full, () => retry(LONGEST_WAIT_MS))
    opened.addEventListener('error', () => {
      failures += 1
      retry(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)))
      // Reading the list tells whether the session has ended, which a stream cannot.
      onEvent({ type: 'again' })
    })
  }

  function retry(longest: number): void {
    source?.close()
    source = null
    clearTimeout(timer)
    timer = setTimeout(() => connect(), longest * (0.5 + Math.random() / 2))
  }

  function look(known?: { isLoggedIn: boolean }): void {
    if (source !== null && Date.now() - heardAt <= STREAM_SILENT_SECONDS * 1000) return
    connect(known)
    onEvent({ type: 'again' })
  }

  const again = () => {
    connect()
    onEvent({ type: 'again' })
  }
  const lose = () => retry(LONGEST_WAIT_MS)
  const watch = setInterval(() => {
    if (source !== null) look()
  }, LOOK_EVERY_MS)
  globalThis.addEventListener('online', again)
  globalThis.addEventListener('offline', lose)
  connect()
  return {
    look,
    close: () => {
      clearInterval(watch)
      globalThis.removeEventListener('online', again)
      globalThis.removeEventListener('offline', lose)
      clearTimeout(timer)
      source?.close()
      source = null
    },
  }
}
