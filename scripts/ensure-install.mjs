import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NODE, ROOT, runChild, ScriptError } from './child.mjs'
import { printStep, secondsSince } from './progress.mjs'

const LOCK_FILE = path.join(ROOT, 'package-lock.json')
const STAMP = path.join(ROOT, 'node_modules/.quayline-install')

/** Brings `node_modules` to what `package-lock.json` says, development tools included. `isQuiet`: no word when there is nothing to do. */
export async function ensureInstalled({ isQuiet = false } = {}) {
  const stamp = stampOf(readFileSync(LOCK_FILE))
  if (isInstalled(stamp)) return isQuiet || printStep('install', 'up to date')
  printStep('install', existsSync(path.dirname(STAMP)) ? 'packages have changed: npm ci' : 'first start: npm ci')
  const begun = performance.now()
  await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(NODE)) await runNpm(['rebuild', '--ignore-scripts=false', '--loglevel=error'])
  if (!existsSync(NODE)) throw new ScriptError('npm has installed the packages, but not the Node.js they bring (node_modules/.bin/node).')
  writeFileSync(STAMP, stamp)
  printStep('install', `done in ${secondsSince(begun)}`)
}

function isInstalled(stamp) {
  if (!existsSync(NODE)) return false
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') === stamp : isInstalledByHand()
}

/** True after somebody's own `npm ci`: npm's record of what it installed names every package of the lock file that fits this machine. */
function isInstalledByHand() {
  const record = path.join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(LOCK_FILE)).every(([name, entry]) => {
    if (name === '') return true
    const found = installed[name]
    return found === undefined ? entry.optional === true && !fits(entry) : found.version === entry.version
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/** Whether an optional package is surely meant for this machine; one for some C library only may not be. */
function fits({ os, cpu, libc }) {
  return os?.includes(process.platform) === true && cpu?.includes(process.arch) === true && libc === undefined
}

function stampOf(lockFile) {
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lockFile).digest('hex')}\n`
}

// npm is run by the machine's Node: the one in node_modules is about to be replaced.
async function runNpm(args) {
  const outside = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  const { code } = await runChild('npm', args, { env: { ...process.env, PATH: outside.join(path.delimiter) } })
  if (code !== 0) throw new ScriptError(`npm ${args[0]} failed: see its output above.`, code)
}
