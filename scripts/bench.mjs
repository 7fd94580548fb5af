// `npm run bench`: builds if stale, then measures. BENCH_SIZES=1000,10000 takes other sizes of the catalogue.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled } from './ensure-install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await ensureInstalled()
await ensureBuilt()
const child = spawn(path.join(root, 'node_modules/.bin/node'), ['bench/main.ts'], { cwd: root, stdio: 'inherit' })
child.on('exit', (code) => (process.exitCode = code ?? 1))
