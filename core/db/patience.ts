import type pg from 'pg'

/** How much longer than the server's own limit an answer is waited for: only a server that hangs, or a line that is cut, takes longer. */
const SILENCE_MS = 500

const OWN_LIMIT = /set_config\('statement_timeout', '(\d+)s', true\)/
const END = /^\s*(commit|rollback)\s*;?\s*$/i

/**
 * Ends a connection whose server has gone silent: the statement that waits fails, and whatever was to follow on it (a `rollback` first of
 * all) fails at once. `statementMs`: the limit that the server was given; a transaction that gives itself another is waited for that long.
 * `onSilence` hears of it.
 */
export function endWhenSilent(client: pg.PoolClient, statementMs: number, onSilence: () => void): void {
  const send = client.query.bind(client) as (...parts: unknown[]) => unknown
  let limitMs = statementMs

  function query(...parts: unknown[]): unknown {
    limitMs = limitFrom(textOf(parts[0]), { limitMs, statementMs })
    const timer = setTimeout(() => {
      onSilence()
      void endOf(client)
    }, limitMs + SILENCE_MS)
    const done = parts.at(-1)
    if (typeof done === 'function') return send(...parts.slice(0, -1), afterwards(done as Callback, timer))
    const answer = send(...parts) as Promise<unknown>
    const stop = () => clearTimeout(timer)
    answer.then(stop, stop)
    return answer
  }

  // The overloads of `query` are pg's own: what goes in and comes out is passed on as it is.
  client.query = query as typeof client.query
}

type Callback = (...answer: unknown[]) => void

function afterwards(done: Callback, timer: NodeJS.Timeout): Callback {
  return (...answer) => {
    clearTimeout(timer)
    done(...answer)
  }
}

function limitFrom(text: string, { limitMs, statementMs }: { limitMs: number; statementMs: number }): number {
  const own = OWN_LIMIT.exec(text)?.[1]
  if (own !== undefined) return Number(own) * 1000
  return END.test(text) ? statementMs : limitMs
}

function textOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : ''
}

// A client of a pool can do this like every other; its type leaves it out, because whoever borrowed one gives it back instead.
function endOf(client: pg.PoolClient): Promise<void> {
  return (client as unknown as pg.Client).end()
}
