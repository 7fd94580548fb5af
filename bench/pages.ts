import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load, loadUnique, type LoadFigures } from './load.ts'
import { freePort, SERVER_CORE, startPinned } from './server.ts'

const SECONDS = 8
const CONNECTIONS = 50

/** Cached and uncached list page beside a bare Node server that answers the same bytes, each on one core. */
export async function benchPages(site: string): Promise<{ cached: LoadFigures; uncached: LoadFigures; bare: LoadFigures; bytes: number }> {
  const address = `${site}/carList`
  const page = Buffer.from(await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
  await load({ url: address, connections: CONNECTIONS, seconds: 2 })
  const cached = await load({ url: address, connections: CONNECTIONS, seconds: SECONDS })
  const uncached = await loadUnique({ url: address, connections: 8, seconds: SECONDS })
  const bare = await benchBare(page)
  return { cached, uncached, bare, bytes: page.length }
}

async function benchBare(page: Buffer): Promise<LoadFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-bare-'))
  const file = path.join(folder, 'page.html')
  await writeFile(file, page)
  const port = await freePort()
  const server = await startPinned({ core: SERVER_CORE, args: ['bench/bare-server.ts', file, String(port)], env: {}, ready: `http://127.0.0.1:${port}/` })
  try {
    await load({ url: server.url, connections: CONNECTIONS, seconds: 2 })
    return await load({ url: server.url, connections: CONNECTIONS, seconds: SECONDS })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
