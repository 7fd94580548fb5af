import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const BIN = path.join(ROOT, 'node_modules/.bin')
/** The Node of the project, whatever Node runs this script. */
export const NODE = path.join(BIN, 'node')

/** The environment for tools of the project: their own Node comes first. */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** A failure that is told in one line; `exitCode` is passed on. */
export class ScriptError extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a program to its end and returns its exit code and, with `isQuiet`, its output. A signal that reaches this script while it
 * waits is passed on, and ends the script after the program.
 */
export function runChild(command, args, { env = projectEnv(), isQuiet = false, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const release = passSignals(child)
    child.once('error', (error) => {
      release()
      reject(new ScriptError(`${command} cannot be run: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      const received = release()
      if (received !== null) process.exit(exitCodeOf(null, received))
      resolve({ code: exitCodeOf(code, signal), output })
    })
  })
}

/** Passes signals on to `child` until the returned function is called, which tells the first one received. */
export function passSignals(child) {
  let received = null
  const listeners = Object.keys(SIGNALS).map((signal) => {
    const listener = () => {
      received ??= signal
      child.kill(signal)
    }
    process.on(signal, listener)
    return [signal, listener]
  })
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener)
    return received
  }
}

/** What a shell would report: 128 + number for a program ended by a signal. */
export function exitCodeOf(code, signal) {
  if (code !== null) return code
  return 128 + (SIGNALS[signal] ?? 9)
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** Runs a script's main function; what goes wrong is one line, a bug its stack. */
export async function main(work) {
  try {
    const code = await work()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    process.stderr.write(`${error instanceof ScriptError ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = error?.exitCode ?? 1
  }
}
