import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandOf, isAlive } from './process-mark.ts'

export type Postmaster = { pid: number; port: number; isReady: boolean }

/**
 * The server that runs on a cluster, by its `postmaster.pid`; null when there is none. A file whose number now belongs to some
 * other program is removed, because PostgreSQL itself would take that program for a running server and refuse to start.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = path.join(cluster, 'postmaster.pid')
  const found = parsePostmasterFile(readOrEmpty(file))
  if (found === null) return null
  if (isPostgresOf(found.pid, cluster)) return found
  if (isListed(found.pid)) rmSync(file, { force: true })
  return null
}

/** Lines of the file: number, folder, start, port, socket folder, address, memory key, state (PostgreSQL, `pidfile.h`). */
export function parsePostmasterFile(text: string): Postmaster | null {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid < 1) return null
  return { pid, port: Number.isInteger(port) ? port : 0, isReady: lines[7] === 'ready' }
}

/** Fast shutdown: open transactions are rolled back, everything is written. A server that hangs is ended the hard way. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patienceMs] of STOP_SIGNALS) {
    signalPostmaster(pid, signal)
    if (await hasEnded(pid, patienceMs)) return
  }
}

const STOP_SIGNALS: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
]

async function hasEnded(pid: number, patienceMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs
  while (isAlive(pid)) {
    if (performance.now() > giveUpAt) return false
    await wait(20)
  }
  return true
}

function signalPostmaster(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const command = isAlive(pid) ? commandOf(pid) : null
  return command !== null && command.includes('postgres') && command.includes(cluster)
}

// Also true for a process that has ended and was never collected by its parent, as happens in containers.
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
