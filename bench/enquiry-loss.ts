// Are enquiries that were answered `code:0` ever lost? Posts them from several callers while, by turns, the server is killed (SIGKILL) at a
// random moment, its database is, and both are at once. Repeats what got no answer under its key, and asks again for every acknowledged one
// at the end. After the database alone was killed the same server must take enquiries again by itself: the time until then is printed.
// LOSS_KILLS=100 takes more kills.
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type Running, SERVER_CORE, startPinned } from './server.ts'

const KILLS = Number(process.env.LOSS_KILLS ?? 10)
const CALLERS = 8
/** The server lives this long after it is ready, in milliseconds. */
const LIFE = { shortest: 200, longest: 2500 }
const VICTIMS = ['server', 'database', 'both'] as const
type Victim = (typeof VICTIMS)[number]
/** Longest that a server may take to be back after its database was killed, in milliseconds. */
const PATIENCE_MS = 60_000

type Sent = { key: string; body: Record<string, string>; reference: string | null }

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-loss-'))
const port = await freePort()
const site = `http://127.0.0.1:${port}`
const all: Sent[] = []
let unanswered = 0
const returns: number[] = []

try {
  await main()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function main() {
  let server: Running | null = null
  for (let round = 1; round <= KILLS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? 'server'
    server ??= await startServer()
    const until = performance.now() + randomInt(LIFE.shortest, LIFE.longest)
    const posting = Promise.all(Array.from({ length: CALLERS }, (_, caller) => post(caller, () => performance.now() < until + 500)))
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
    kill(server, victim)
    const killed = performance.now()
    await posting
    const back = victim === 'database' ? await timeUntilBack(killed) : null
    if (victim !== 'database') server = null
    const after = back === null ? '' : `, back after ${(back / 1000).toFixed(1)} s`
    console.log(
      `kill ${round} of ${KILLS} (${victim}): ${all.filter((sent) => sent.reference !== null).length} acknowledged, ${unanswered} without an answer${after}`,
    )
  }
  server ??= await startServer()
  const result = await check()
  await server.stop()
  const slowest = Math.max(0, ...returns) / 1000
  console.log(`acknowledged ${all.length}, lost ${result.lost}, doubled ${result.doubled}, mails written ${await countMails()}`)
  console.log(`database killed alone ${returns.length} times, each time back by itself, at the latest after ${slowest.toFixed(1)} s`)
  process.exitCode = result.lost + result.doubled === 0 ? 0 : 1
}

function kill(server: Running, victim: Victim): void {
  if (victim !== 'server') process.kill(postmaster(), 'SIGKILL')
  if (victim !== 'database') process.kill(server.pid, 'SIGKILL')
}

/** Number of the packaged database's process. */
function postmaster(): number {
  const note = path.join(folder, 'data/database-is-at')
  const place = existsSync(note) ? readFileSync(note, 'utf8').trim() : path.join(folder, 'data/database')
  return Number(readFileSync(path.join(place, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0])
}

/** Milliseconds from the kill until the same server acknowledges an enquiry. */
async function timeUntilBack(killed: number): Promise<number> {
  const sent = add(CALLERS)
  while (sent.reference === null) {
    if (performance.now() - killed > PATIENCE_MS) throw new Error('The server is not back')
    sent.reference = await send(sent).catch(() => null)
    if (sent.reference === null) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  returns.push(performance.now() - killed)
  return performance.now() - killed
}

/** New enquiries and those that got no answer before, until time is up or the server is gone. */
async function post(caller: number, isTime: () => boolean): Promise<void> {
  while (isTime()) {
    const sent = all.find((entry) => entry.reference === null && entry.body['caller'] === String(caller)) ?? add(caller)
    const reference = await send(sent).catch(() => null)
    if (reference === null) {
      unanswered += 1
      return
    }
    sent.reference = reference
  }
}

/** The key and the lead are one transaction: a lead that is gone has lost its key, and the same key would now bring another reference. */
async function check(): Promise<{ lost: number; doubled: number }> {
  let lost = 0
  for (const sent of all) {
    const reference = await send(sent)
    if (sent.reference !== null && reference !== sent.reference) lost += 1
    sent.reference = reference
  }
  return { lost, doubled: all.length - new Set(all.map((sent) => sent.reference)).size }
}

function add(caller: number): Sent {
  const index = all.length
  const body = {
    caller: String(caller),
    name: `Loss ${index}`,
    mail: `loss-${index}@example.com`,
    mobile: `+234804${String(index).padStart(7, '0')}`,
    country: 'Nigeria',
    remark: `Enquiry number ${index} of the test.`,
    from: 'Auto-Chat',
    lang: 'en',
  }
  const sent: Sent = { key: randomUUID(), body, reference: null }
  all.push(sent)
  return sent
}

async function send({ key, body }: Sent): Promise<string> {
  const answer = await fetch(`${site}/api/clue/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': `198.18.${randomInt(250)}.${randomInt(250)}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  const { code, data } = (await answer.json()) as { code: number; data: { reference: string } }
  if (code !== 0) throw new Error(`answered ${code}`)
  return data.reference
}

function startServer(): Promise<Running> {
  return startPinned({
    core: SERVER_CORE,
    args: ['build/server/main.js'],
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), DEMO: 'off', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
    ready: `${site}/readyz`,
  })
}

async function countMails(): Promise<number> {
  return (await readdir(path.join(folder, 'data/mail')).catch(() => [])).length
}
