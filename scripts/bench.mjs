// `npm run bench`: builds if stale, then measures. BENCH_SIZES=1000,10000 takes other sizes of the catalogue.
// `npm run bench -- search`: how well search answers, by the tables in bench/relevance/queries; options in bench/relevance/main.ts.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled } from './ensure-install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [subject, ...options] = process.argv.slice(2)
const program = subject === 'search' ? ['bench/relevance/main.ts', ...options] : ['bench/main.ts']
await ensureInstalled()
if (!options.includes('--site')) await ensureBuilt()
const child = spawn(path.join(root, 'node_modules/.bin/node'), program, { cwd: root, stdio: 'inherit' })
child.on('exit', (code) => (process.exitCode = code ?? 1))
