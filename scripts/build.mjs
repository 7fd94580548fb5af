import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BIN, main, NODE, projectEnv, ROOT, runChild, ScriptError } from './child.mjs'
import { ensureInstalled } from './ensure-install.mjs'
import { BUILD_STAMP, hashSources } from './sources.mjs'

const ADMIN_CONFIG = 'apps/admin/web/vite.config.ts'

/**
 * Builds the site with the server (one bundle, `build/server/main.js`; browser files in `build/client`) and the back office
 * (`build/admin`). With `isQuiet`, output is shown only when something fails.
 */
export async function build({ isQuiet }) {
  const hash = hashSources()
  rmSync(path.join(ROOT, 'build'), { recursive: true, force: true })
  await runTool(path.join(BIN, 'react-router'), ['build'], isQuiet)
  if (existsSync(path.join(ROOT, ADMIN_CONFIG))) {
    await runTool(path.join(BIN, 'vite'), ['build', '-c', ADMIN_CONFIG], isQuiet)
    await runTool(NODE, ['scripts/precompress.mjs', 'build/admin'], isQuiet)
  }
  mkdirSync(path.dirname(BUILD_STAMP), { recursive: true })
  writeFileSync(BUILD_STAMP, hash)
}

async function runTool(command, args, isQuiet) {
  const { code, output } = await runChild(command, args, { isQuiet, env: projectEnv({ NODE_ENV: 'production' }) })
  if (code === 0) return
  process.stderr.write(output)
  throw new ScriptError(`The build failed: ${path.basename(command)} ${args.join(' ')} ended with ${code}.`, code)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await ensureInstalled()
    await build({ isQuiet: false })
  })
}
