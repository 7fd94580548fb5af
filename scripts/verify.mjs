// Everything that can be checked without a database: format, lint, types, borders, unused code, messages, citations. Side by side, about a minute.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { ensureInstalled } from './ensure-install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
const node = bin('node')

const CHECKS = [
  ['format', bin('oxfmt'), ['--check']],
  ['lint', bin('oxlint'), ['--type-aware', '--quiet']],
  ['types', bin('tsc'), ['--noEmit']],
  ['borders', node, ['scripts/check-borders.mjs']],
  ['unused', bin('knip'), ['--no-progress']],
  ['messages', node, ['scripts/messages.mjs', 'check']],
  ['matrix', node, ['scripts/messages.mjs', 'matrix']],
  ['text', node, ['scripts/check-text.mjs']],
  ['citations', node, ['scripts/check-citations.mjs']],
  ['lock', node, ['scripts/complete-lock.mjs', '--check']],
]

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}` },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

await ensureInstalled({ isQuiet: true })
const started = Date.now()
// Route types are generated first: the type check reads them.
const typegen = await run(bin('react-router'), ['typegen'])
if (typegen.code !== 0) console.error(typegen.output)

let failed = typegen.code === 0 ? 0 : 1
const only = process.argv[2]
await Promise.all(
  CHECKS.filter(([name]) => !only || name === only).map(async ([name, command, args]) => {
    const since = Date.now()
    const { code, output } = await run(command, args)
    if (code !== 0) failed += 1
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - since) / 1000).toFixed(1)} s)`)
    if (code !== 0) console.log(output.trimEnd())
  }),
)
console.log(`verify: ${failed === 0 ? 'ok' : `${failed} failed`} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = failed === 0 ? 0 : 1
