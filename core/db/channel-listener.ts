import pg from 'pg'

export type ChannelListener = { stop(): Promise<void> }

type Input = {
  url: string
  channel: string
  /** What the connection is called in the database. */
  name: string
  onPayload: (payload: string | undefined) => void
  /** The connection was lost for a while: what happened meanwhile is unknown. */
  onGap: () => void
  onError: (error: Error) => void
}

const RETRY_MS = 1_000

/** Hears one channel on a connection of its own and comes back when it is lost. Resolves when the first connection listens. */
export async function listenToChannel(input: Input): Promise<ChannelListener> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: input.url, application_name: input.name, keepAlive: true })
    next.on('notification', ({ payload }) => input.onPayload(payload))
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, null))
    await next.connect()
    await next.query(`listen ${input.channel}`)
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
