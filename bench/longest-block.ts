// How long can one request of legal size hold everybody else up? Sends requests made to be dear, one at a time, to the built server with
// the sample catalogue, and prints for the worst of them how long its event loop stood still. BLOCK_ROUNDS=5 repeats each more often.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, ROOT, SERVER_CORE } from './server.ts'
import { hostileRequests, type HostileRequest } from './hostile-requests.ts'

const ROUNDS = Number(process.env.BLOCK_ROUNDS ?? 2)
const SHOWN = 12
/** What a request may hold everybody up for, in milliseconds. */
const GOAL_MS = 100

type Measured = { name: string; longestMs: number; status: string }

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-block-'))
const port = await freePort()
const child = spawn(
  'taskset',
  ['-c', SERVER_CORE, path.join(ROOT, 'node_modules/.bin/node'), '--import', path.join(ROOT, 'bench/report-delay.mjs'), 'build/server/main.js'],
  {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      DEMO_PICTURES: 'none',
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  },
)

let output = ''
child.stdout?.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4_000)))
let last = ''
child.on('error', () => {})
child.once('exit', (code, signal) => {
  if (code !== 0) console.log(`The server ended (${code ?? signal}) after: ${last}\n${output}`)
})

try {
  await waitUntilReady()
  const measured: Measured[] = []
  const requests = hostileRequests()
  // Once for what is loaded and compiled at its first use, which no later request pays again.
  for (const request of requests) await send(request)
  for (const request of requests) measured.push(await measure(request))
  print(measured)
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  await rm(folder, { recursive: true, force: true })
}

/** The least of some rounds: what is left of a busy machine's noise then is the request's own. */
async function measure(request: HostileRequest): Promise<Measured> {
  const rounds: number[] = []
  let status = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    await readDelay(child)
    status = await send(request)
    rounds.push(await readDelay(child))
  }
  return { name: request.name, longestMs: Math.min(...rounds), status }
}

function print(measured: readonly Measured[]): void {
  const worst = measured.toSorted((a, b) => b.longestMs - a.longestMs)
  console.log(`${measured.length} requests, each ${ROUNDS} times; longest stand-still of the event loop by request:`)
  for (const { name, longestMs, status } of worst.slice(0, SHOWN)) console.log(`${longestMs.toFixed(1).padStart(8)} ms  ${status}  ${name}`)
  const over = worst.filter(({ longestMs }) => longestMs > GOAL_MS).length
  console.log(over === 0 ? `none over ${GOAL_MS} ms` : `${over} over ${GOAL_MS} ms`)
}

async function readDelay(server: ChildProcess): Promise<number> {
  if (server.exitCode !== null || server.signalCode !== null) throw new Error(`The server has ended after: ${last}\n${output}`)
  server.send('delay')
  const [{ longestMs }] = (await once(server, 'message')) as [{ longestMs: number }]
  return longestMs
}

/** Sends the bytes as they are and answers the status line's number once all of the answer has come. */
async function send(request: HostileRequest): Promise<string> {
  const { method, target, headers = {}, body = '' } = request
  last = request.name
  const bytes = Buffer.from(body)
  const own = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    'x-forwarded-for': `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  }
  const lines = Object.entries({ ...own, ...(bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}), ...headers })
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    if (answer.length < 100) answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  socket.write(bytes)
  // A server that has refused early is no longer listening: that is an answer too.
  await new Promise((resolve) => socket.once('close', resolve))
  return /^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? '---'
}

async function waitUntilReady(): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
