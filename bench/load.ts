import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { LOAD_CORE, ROOT } from './server.ts'

export type LoadFigures = { perSecond: number; p50: number; p99: number; failed: number; total: number }

type LoadInput = { url: string; connections: number; seconds: number }

/** Runs autocannon on its own core; closed loop, so the rate is the server's most with that many connections. */
export function load({ url, connections, seconds }: LoadInput): Promise<LoadFigures> {
  const program = path.join(ROOT, 'node_modules/.bin/autocannon')
  return measure([program, '-j', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=identity', url])
}

/** The same with another `word` in each address: a page that nobody has kept. */
export function loadUnique({ url, connections, seconds }: LoadInput): Promise<LoadFigures> {
  return measure([path.join(ROOT, 'node_modules/.bin/node'), path.join(ROOT, 'bench/unique-load.mjs'), url, String(connections), String(seconds)])
}

async function measure(command: readonly string[]): Promise<LoadFigures> {
  const child = spawn('taskset', ['-c', LOAD_CORE, ...command], { stdio: ['ignore', 'pipe', 'ignore'] })
  const figures = JSON.parse(await text(child.stdout)) as AutocannonResult
  return {
    perSecond: figures.requests.average,
    p50: figures.latency.p50,
    p99: figures.latency.p99,
    failed: figures.non2xx + figures.errors,
    total: figures.requests.total,
  }
}

type AutocannonResult = { requests: { average: number; total: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }

export type Spread = { p50: number; p95: number; p99: number; count: number }

/** Times each call, one after the other. */
export async function timeEach(calls: readonly (() => Promise<void>)[]): Promise<Spread> {
  const times: number[] = []
  for (const call of calls) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  return spread(times)
}

/** Median, 95th and 99th percentile of milliseconds. */
export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length }
}
