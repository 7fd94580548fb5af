import pg from 'pg'
import { CONTENT_CHANNEL } from './notify.ts'

export type ContentListener = { stop(): Promise<void> }

type Input = {
  url: string
  /** Content with these tags was published. */
  onContent: (tags: readonly string[]) => void
  /** The connection was lost for a while: what happened meanwhile is unknown. */
  onGap: () => void
  onError: (error: Error) => void
}

const RETRY_MS = 1_000

/**
 * Hears of published content on a connection of its own and comes back when it is lost. Resolves when the first connection listens,
 * so that a page rendered afterwards cannot miss its notice.
 */
export async function listenForContent(input: Input): Promise<ContentListener> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: input.url, application_name: 'quayline-content', keepAlive: true })
    next.on('notification', ({ payload }) => input.onContent(readTags(payload)))
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, null))
    await next.connect()
    await next.query(`listen ${CONTENT_CHANNEL}`)
    client = next
  }

  function lose(lost: pg.Client, error: Error | null): void {
    if (client !== lost || isStopped) return
    client = null
    if (error) input.onError(error)
    retry()
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(input.onGap, (error: Error) => {
        input.onError(error)
        if (!isStopped) retry()
      })
    }, RETRY_MS)
  }

  await connect()
  return {
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}

/** A notice that cannot be read is about everything. */
function readTags(payload: string | undefined): readonly string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '')
    if (Array.isArray(tags)) return tags.map(String)
  } catch {
    // Sent by hand, or by a newer version.
  }
  return ['*']
}
