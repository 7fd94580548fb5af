import { once } from 'node:events'
import { createServer } from 'node:net'
import { ScriptError } from './child.mjs'

/** Refuses in one line where the port is taken, before a first start spends a minute on installing. The server checks again, and more. */
export async function ensurePortFree() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || process.env.ROLE === 'jobs') return
  const server = createServer()
  server.listen({ port, host: process.env.HOST || undefined })
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (error) {
    if (error.code === 'EADDRINUSE') throw new ScriptError(`Port ${port} is taken: stop what uses it, or choose another with PORT=….`)
  }
}
