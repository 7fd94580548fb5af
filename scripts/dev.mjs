// Development: the server from source with the site through Vite, started again whenever server code changes.
import { spawn } from 'node:child_process'
import { exitCodeOf, main, NODE, passSignals, projectEnv, ROOT } from './child.mjs'
import { ensureInstalled } from './ensure-install.mjs'

/** The exit code by which `dev-server.mjs` asks to be started again. */
const CHANGED = 75

await main(async () => {
  await ensureInstalled({ isQuiet: true })
  for (;;) {
    const code = await runOnce()
    if (code !== CHANGED) return code
  }
})

function runOnce() {
  const env = projectEnv({ NODE_ENV: 'development' })
  const server = spawn(NODE, ['scripts/dev-server.mjs'], { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true })
  const release = passSignals(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code, signal) => {
      release()
      resolve(exitCodeOf(code, signal))
    })
  })
}
