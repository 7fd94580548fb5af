import { ensurePortFree, openHttpServer, type Handler } from '#apps/server/http/http-server.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'
import { live, openOwnDatabase, type Life, type Surroundings } from './live.ts'
import { readyLine } from './ready-line.ts'

/** Builds the product on an open database and answers with what handles requests; null where the role answers none. */
export type Compose = (life: Life & { databaseUrl: string }) => Promise<Handler | null>

export type RunInput = Surroundings & {
  compose: Compose
  /** Development tools in front of the product. */
  tools?: Pick<Handler, 'before' | 'upgrade'>
}

/** Longest wait for requests in flight. */
const DRAIN_MS = 20_000

/** The life of the server: database, everything that `compose` starts, the open port, one line with the address. */
export function run(input: RunInput): Promise<Lifecycle> {
  return live(input, async (life) => {
    const { env, lifecycle } = life
    const hasSite = env.role !== 'jobs'
    // Known before the long part of a first start, not after it.
    if (hasSite) await ensurePortFree(env)
    const databaseUrl = await openOwnDatabase(life)
    const handler = await input.compose({ ...life, databaseUrl })
    lifecycle.signal.throwIfAborted()
    if (hasSite && handler !== null) {
      const server = await openHttpServer({ ...env, handler: { ...handler, ...input.tools } })
      lifecycle.onStop('the web server', () => server.close({ drainMs: env.drainSeconds * 1_000, capMs: DRAIN_MS }))
    }
    input.output.write(`${readyLine({ ...env, hasSite })}\n`)
    return null
  })
}
