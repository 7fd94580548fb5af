// Are enquiries that were answered `code:0` ever lost? Posts them from several callers while the server is killed (SIGKILL) at random
// moments, repeats what got no answer under its key, and asks again for every acknowledged one at the end. LOSS_KILLS=100 takes more kills.
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type Running, SERVER_CORE, startPinned } from './server.ts'

const KILLS = Number(process.env.LOSS_KILLS ?? 10)
const CALLERS = 8
/** The server lives this long after it is ready, in milliseconds. */
const LIFE = { shortest: 200, longest: 2500 }

type Sent = { key: string; body: Record<string, string>; reference: string | null }

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-loss-'))
const port = await freePort()
const site = `http://127.0.0.1:${port}`
const all: Sent[] = []
let unanswered = 0

try {
  await main()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function main() {
  for (let round = 1; round <= KILLS; round += 1) {
    const server = await startServer()
    const until = performance.now() + randomInt(LIFE.shortest, LIFE.longest)
    const posting = Promise.all(Array.from({ length: CALLERS }, (_, caller) => post(caller, () => performance.now() < until + 500)))
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
    process.kill(server.pid, 'SIGKILL')
    await posting
    console.log(`kill ${round} of ${KILLS}: ${all.filter((sent) => sent.reference !== null).length} acknowledged, ${unanswered} without an answer`)
  }
  const server = await startServer()
  const result = await check()
  await server.stop()
  console.log(`acknowledged ${all.length}, lost ${result.lost}, doubled ${result.doubled}, mails written ${await countMails()}`)
  process.exitCode = result.lost + result.doubled === 0 ? 0 : 1
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
