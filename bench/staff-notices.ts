// `node bench/staff-notices.ts [PEOPLE] [LEADS]`: how long after the answer to the buyer a lead is on the stream of every colleague. Needs a
// build. Figures are printed, never asserted.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { STREAM_EVENTS } from '#contract/staff-notice-values.ts'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { findPackagedDatabase } from '#tests/e2e/setup/built-server.ts'
import { spread } from './load.ts'
import { startProduct } from './product.ts'

const PEOPLE = Number(process.argv[2] ?? 50)
const LEADS = Number(process.argv[3] ?? 100)
/** A buyer each 50 ms, then all at once. */
const APART_MS = 50

/** When each stream was told of a lead, by its reference. */
type Heard = Map<string, number>

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-notices-'))
const server = await startProduct(folder, 'off')
try {
  const streams = await Promise.all((await addPeople()).map((cookie) => openStream(cookie)))
  await measure('one after the other', streams, async (send) => {
    for (let index = 0; index < LEADS; index += 1) {
      await send(index)
      await new Promise((resolve) => setTimeout(resolve, APART_MS))
    }
  })
  await measure('all at once', streams, async (send) => {
    await Promise.all(Array.from({ length: LEADS }, (_, index) => send(LEADS + index)))
  })
  for (const { leave } of streams) leave()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, streams: readonly { heard: Heard }[], run: (send: (index: number) => Promise<void>) => Promise<void>): Promise<void> {
  const [sent, answered] = [new Map<string, number>(), new Map<string, number>()]
  await run(async (index) => {
    const started = performance.now()
    const reference = await sendLead(index)
    sent.set(reference, started)
    answered.set(reference, performance.now())
  })
  const until = performance.now() + 30_000
  const isWhole = () => streams.every(({ heard }) => [...sent.keys()].every((reference) => heard.has(reference)))
  while (!isWhole() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  const since = (moments: Map<string, number>) =>
    streams.flatMap(({ heard }) => [...moments].flatMap(([reference, at]) => (heard.has(reference) ? [(heard.get(reference) ?? 0) - at] : [])))
  const [fromAnswer, fromSending] = [since(answered), since(sent)]
  const lost = PEOPLE * LEADS - fromAnswer.length
  console.log(`${LEADS} leads to ${PEOPLE} streams, ${name}: ${fromAnswer.length} notices, ${lost} lost`)
  print('  after the answer to the buyer', fromAnswer)
  print('  after the buyer has pressed', fromSending)
}

function print(what: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const { p50 } = spread(times)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  console.log(`${what.padEnd(36)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${(sorted.at(-1) ?? 0).toFixed(1)} ms`)
}

/** The reference of a lead that the product has stored. */
async function sendLead(index: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/clue/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-for': `198.18.${Math.floor(index / 200)}.${index % 200}` },
    body: JSON.stringify({
      name: `Bench ${index}`,
      mail: `bench-${index}@example.com`,
      mobile: `+234803${String(index).padStart(7, '0')}`,
      country: 'Nigeria',
      remark: `Two units to Lagos, please quote. Number ${index}.`,
      from: 'Auto-Chat',
      origin: 'car_list',
      lang: 'en',
    }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: { reference: string } }
  if (code !== 0) throw new Error(`A lead was answered ${code}`)
  return data.reference
}

async function openStream(cookie: string): Promise<{ heard: Heard; leave: () => void }> {
  const heard: Heard = new Map()
  const leaving = new AbortController()
  const response = await fetch(`${server.url}/admin/api/notices/stream`, { headers: { cookie }, signal: leaving.signal })
  if (response.status !== 200 || response.body === null) throw new Error(`A stream was answered ${response.status}`)
  void readStream(response.body, heard).catch(() => {})
  return { heard, leave: () => leaving.abort() }
}

async function readStream(body: ReadableStream<Uint8Array>, heard: Heard): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body) {
    const at = performance.now()
    const frames = (text + decoder.decode(piece, { stream: true })).split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      if (!frame.includes(`event: ${STREAM_EVENTS.notice}`)) continue
      const { enquiry } = JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as StaffNotice
      if (!heard.has(enquiry.reference)) heard.set(enquiry.reference, at)
    }
  }
}

/** Colleagues with a session each. */
async function addPeople(): Promise<string[]> {
  const client = new pg.Client({ connectionString: (await findPackagedDatabase(folder)).url })
  await client.connect()
  const cookies: string[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const token = randomBytes(32).toString('base64url')
    await client.query(
      `with person as (
         insert into staff (mail, name, password_hash, totp_confirmed_at, totp_secret) values ($1, $2, 'none', now(), $3) returning id
       ), part as (insert into staff_role (staff_id, role_id) select person.id, role.id from person, role where role_key = 'sales')
       insert into staff_session (staff_id, token_hash, stage, expires_at) select id, $4, 'full', now() + interval '1 hour' from person`,
      [`bench.${index}@quayline.example`, `Bench ${index}`, randomBytes(20), createHash('sha256').update(token).digest()],
    )
    cookies.push(`quayline_staff=${token}`)
  }
  await client.end()
  return cookies
}
