import type { IncomingMessage } from 'node:http'
import type { Ctx } from '#core/domain/context.ts'
import { readDemandWords, recordDemand } from '#core/domain/demand/index.ts'
import { createDemandTally } from './demand-tally.ts'
import { readDemandMark } from './read-demand-mark.ts'

export type DemandCounter = {
  /** Told of every answered request; never throws and never waits. */
  note(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, status: number): void
  /** Writes what was counted. What cannot be written is lost: counts are worth no page. */
  write(): Promise<void>
  /** Writes what is left; the last. */
  stop(): Promise<void>
}

const EVERY_MS = 60_000

/**
 * Counts what is searched for on the site, without a person (R7.14), in memory, and writes it each minute. `ctx`: of the system. It sees requests and not
 * renders, because most pages are kept (decision 0044).
 */
export function createDemandCounter({ ctx, onError }: { ctx: Ctx; onError: (error: unknown) => void }): DemandCounter {
  const tally = createDemandTally()
  let writing = Promise.resolve()

  const write = () => (writing = writing.then(writeOnce).catch(onError))

  async function writeOnce(): Promise<void> {
    const counts = tally.take()
    await recordDemand({ ctx, input: counts })
    const { failures } = await readDemandWords({ ctx })
    failures.forEach(onError)
  }

  const timer = setInterval(() => void write(), EVERY_MS).unref()
  return {
    note: (request, status) => {
      try {
        const mark = readDemandMark(request, status)
        if (mark !== null) tally.add(mark, ctx.ports.clock.now().toISOString().slice(0, 10))
      } catch (error) {
        onError(error)
      }
    },
    write,
    stop: async () => {
      clearInterval(timer)
      await writing
      await recordDemand({ ctx, input: tally.take() }).catch(onError)
    },
  }
}
