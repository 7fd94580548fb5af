import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ScriptError } from './child.mjs'

/** A server whose starter was killed stops by itself; a start right after waits for it this long. */
const PATIENCE_MS = 4_000

/** Refuses in one line where the port is taken, before a first start spends a minute on installing. The server checks again, and more. */
export async function ensurePortFree() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || process.env.ROLE === 'jobs') return
  const until = Date.now() + PATIENCE_MS
  while (await isTaken(port)) {
    if (Date.now() > until) throw new ScriptError(`Port ${port} is taken: stop what uses it, or choose another with PORT=….`)
    await wait(100)
  }
}

async function isTaken(port) {
  const server = createServer()
  server.listen({ port, host: process.env.HOST || undefined })
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return false
  } catch (error) {
    return error.code === 'EADDRINUSE'
  }
}
