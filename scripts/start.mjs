// The whole start on a machine that has only Node.js >= 18 and npm: installs, builds if stale, runs the server.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { exitCodeOf, main, NODE, passSignals, projectEnv, ROOT } from './child.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled } from './ensure-install.mjs'
import { ensurePortFree } from './ensure-port-free.mjs'
import { supervise } from './supervise.mjs'

await main(async () => {
  await ensurePortFree()
  await ensureInstalled()
  await ensureBuilt()
  const { code, signal } = await supervise({ run: runServer, say: (line) => process.stderr.write(`${line}\n`) })
  return exitCodeOf(code, signal)
})

/** Runs the built server until it ends, and tells how, and whether it was asked to. It stops too when this script or npm is killed. */
function runServer() {
  // A session of its own: Ctrl-C then reaches the server once, through this script.
  const server = spawn(NODE, ['build/server/main.js'], {
    cwd: ROOT,
    env: projectEnv({ NODE_ENV: process.env.NODE_ENV || 'production' }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const release = passSignals(server)
  let isLeft = false
  const watch = watchStarters(() => {
    isLeft = true
    server.kill('SIGTERM')
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve({ code, signal, isAsked: release() !== null || isLeft })
    })
  })
}

/** Calls `onGone` when npm, or the shell between it and us, has ended: a killed npm cannot pass a signal on. */
function watchStarters(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const grandparent = isShell(parent) ? parentOf(parent) : null
  const isGone = () => process.ppid !== parent || (grandparent !== null && parentOf(parent) !== grandparent)
  return setInterval(() => isGone() && onGone(), 100)
}

function isShell(pid) {
  return /^(ba|da|a|z)?sh$/.test(readProc(pid, 'comm').trim())
}

/** Number of a process's parent where the system tells it, else null. */
function parentOf(pid) {
  const stat = readProc(pid, 'stat')
  const number = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  return Number.isInteger(number) ? number : null
}

function readProc(pid, file) {
  const name = `/proc/${pid}/${file}`
  try {
    return existsSync(name) ? readFileSync(name, 'utf8') : ''
  } catch {
    return ''
  }
}
