import { freePort, type Running, SERVER_CORE, startPinned } from './server.ts'

/** Starts the built product with a data folder of its own; `demo`: whether it loads the sample catalogue, always without pictures. */
export async function startProduct(dataDir: string, demo: 'on' | 'off'): Promise<Running> {
  const port = await freePort()
  return startPinned({
    core: SERVER_CORE,
    args: ['build/server/main.js'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: demo,
      DEMO_PICTURES: 'none',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    ready: `http://127.0.0.1:${port}/readyz`,
  })
}
