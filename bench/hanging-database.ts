// How long do visitors wait for an answer while the database hangs? Stops the packaged database (SIGSTOP, not ended: nothing is refused,
// nothing answers), sends forms and pages all at once, and prints the longest wait of each kind, which must stay under ten seconds.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, SERVER_CORE, startPinned } from './server.ts'

type Answer = { status: number; ms: number }

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-hanging-'))
const port = await freePort()
const server = await startPinned({
  core: SERVER_CORE,
  args: ['build/server/main.js'],
  env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), DEMO_PICTURES: 'none', LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '127.0.0.1' },
  ready: `http://127.0.0.1:${port}/readyz`,
})

try {
  await measure('40 forms of the contact page', 40, () => post('/contactUs'))
  await measure('120 pages that are not kept', 120, readPage)
  await measure('120 enquiries by the API', 120, () => post('/api/clue/record'))
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, count: number, ask: () => Promise<Answer>): Promise<void> {
  // Connections that are open are the ones that hang.
  await Promise.all(Array.from({ length: 16 }, readPage))
  signal('-STOP')
  const answers = await Promise.all(Array.from({ length: count }, ask))
  signal('-CONT')
  const begun = performance.now()
  while ((await readPage()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
  const back = performance.now() - begun
  const worst = Math.max(...answers.map(({ ms }) => ms))
  const others = answers.filter(({ status }) => status !== 503).length
  console.log(
    `${name}: ${count - others} answered 503, ${others} otherwise, the last after ${(worst / 1000).toFixed(1)} s; back after ${(back / 1000).toFixed(1)} s`,
  )
  if (worst > 10_000) process.exitCode = 1
}

function readPage(): Promise<Answer> {
  return timed(`/searchsite?word=${crypto.randomUUID().slice(0, 8)}`)
}

function post(target: string): Promise<Answer> {
  const mark = crypto.randomUUID()
  const fields = { name: 'Amina', mail: `${mark}@example.com`, mobile: '+2348030000000', country: 'Nigeria', remark: mark }
  return timed(target, { method: 'POST', body: new URLSearchParams(fields) })
}

async function timed(target: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now()
  const headers = { 'x-forwarded-for': `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` }
  const { status } = await fetch(`http://127.0.0.1:${port}${target}`, { ...init, headers, redirect: 'manual' })
  return { status, ms: performance.now() - begun }
}

/** To the packaged database and everything it has started. */
function signal(name: '-STOP' | '-CONT'): void {
  const note = path.join(folder, 'data/database-is-at')
  const place = existsSync(note) ? readFileSync(note, 'utf8').trim() : path.join(folder, 'data/database')
  const pid = readFileSync(path.join(place, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0] ?? ''
  const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n')
  execFileSync('kill', [name, pid, ...children])
}
