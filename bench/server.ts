import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from 'node:net'

export const ROOT = path.resolve(import.meta.dirname, '..')
const NODE = path.join(ROOT, 'node_modules/.bin/node')

export type Running = { url: string; pid: number; startMs: number; stop(): Promise<void> }

/** Core 0 is the server's, core 1 the load's, so that one does not take from the other. */
export const SERVER_CORE = '0'
export const LOAD_CORE = '1'

/** Starts a Node program pinned to a core and waits until `ready` answers 200. */
export async function startPinned(input: { core: string; args: string[]; env: Record<string, string>; ready: string }): Promise<Running> {
  const started = performance.now()
  const child = spawn('taskset', ['-c', input.core, NODE, ...input.args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...input.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await waitUntilReady(input.ready, child, () => output)
  return { url: new URL(input.ready).origin, pid: child.pid ?? 0, startMs: performance.now() - started, stop: () => stop(child) }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Resident memory of a process in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
