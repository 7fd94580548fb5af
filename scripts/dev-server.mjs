// One life of the development server; run by dev.mjs under the project's own Node. The server itself is loaded through Vite too, so
// that the site and the code that calls it are one module graph, as they are one bundle in production.
import { createServer } from 'node:http'
import path from 'node:path'
import { createServer as createViteServer } from 'vite'

const SERVER_FOLDERS = ['apps/server', 'apps/api', 'apps/jobs', 'apps/admin/api', 'core', 'contract', 'drawing', 'demo']
const SERVER_FILES = /\.(ts|sql)$/
const CHANGED = 75

// Vite wants a server to hear WebSocket connections on: this one never listens, ours passes them on, so that one port is enough.
const sockets = createServer()
const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: sockets } } })
const { start } = await vite.ssrLoadModule('/apps/server/start.ts')
const lifecycle = await start({ before: vite.middlewares, upgrade: (...connection) => sockets.emit('upgrade', ...connection) })
lifecycle.onStop('Vite', () => vite.close())

for (const event of ['change', 'add', 'unlink']) vite.watcher.on(event, restartOn)

async function restartOn(file) {
  if (lifecycle.isStopping() || !isServerCode(path.relative(vite.config.root, file))) return
  await lifecycle.stop(`${path.basename(file)} has changed`)
  process.exit(CHANGED)
}

function isServerCode(file) {
  if (!SERVER_FILES.test(file) || file.endsWith('.test.ts')) return false
  return SERVER_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
}
