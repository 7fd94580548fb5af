import { spawn } from 'node:child_process'
import { closeSync, fchownSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#apps/server/process/free-port.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'
import type { ClusterPlace } from './cluster.ts'
import { SERVER_LOG_SETTINGS } from './log-settings.ts'
import { clusterOf } from './placement.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { isAlive } from './process-mark.ts'
import { identityOf, PROGRAM_ENV, type Account } from './run-program.ts'

/**
 * Starts PostgreSQL on loopback and waits until it accepts connections, recovery after a crash included. `port`: null for a free
 * one. A server of an earlier life may still be letting go of its port or memory: that is tried again for some seconds.
 */
export async function startServer(place: ClusterPlace, port: number | null): Promise<Postmaster> {
  const giveUpAt = performance.now() + RETRY_MS
  for (;;) {
    const outcome = await startOnce(place, port ?? (await findFreePort('127.0.0.1')))
    if (typeof outcome !== 'string') return outcome
    if (!PASSING_REASON.test(outcome) || performance.now() > giveUpAt) throw new StartupError(`PostgreSQL did not start: ${lastReason(outcome)}`)
    await wait(200)
  }
}

/** Waits for a server to accept connections; null when it ends before it does. */
export async function waitUntilReady(folder: string, pid: number): Promise<Postmaster | null> {
  while (isAlive(pid)) {
    const found = findPostmaster(clusterOf(folder))
    if (found?.pid === pid && found.isReady) return found
    await wait(20)
  }
  return null
}

const RETRY_MS = 15_000
const PASSING_REASON = /could not create any TCP\/IP sockets|shared memory block .* is still in use|lock file ".*" already exists/
const LOG_LIMIT_BYTES = 5_000_000

// Its own session, so that Ctrl-C in the terminal reaches us alone and requests in flight still find their database.
async function startOnce(place: ClusterPlace, port: number): Promise<Postmaster | string> {
  const logFile = path.join(place.folder, 'server.log')
  const log = openLog(logFile, place.account)
  const logStart = fstatSync(log).size
  const options = { cwd: '/', env: PROGRAM_ENV, detached: true, ...identityOf(place.account) }
  const server = spawn(place.binaries.postgres, serverArguments(place, port), { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  const failure = new Promise<string>((resolve) => server.once('error', (error) => resolve(error.message)))
  server.unref()
  if (server.pid === undefined) return failure
  const ready = await waitUntilReady(place.folder, server.pid)
  return ready ?? readFileSync(logFile, 'utf8').slice(logStart)
}

function serverArguments({ folder, isDurable }: ClusterPlace, port: number): string[] {
  const durable = isDurable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    shared_buffers: '128MB',
    work_mem: '16MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...SERVER_LOG_SETTINGS,
  }
  return ['-D', clusterOf(folder), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function openLog(file: string, account: Account | null): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  if (account !== null) fchownSync(log, account.uid, account.gid)
  return log
}

function lastReason(log: string): string {
  const lines = log.trim().split('\n')
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it ended without a word.'
}
