import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port that nothing uses at this moment on `host` (`::` for every address). */
export async function findFreePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
