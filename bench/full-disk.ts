// Does the product outlive a full disk? Runs the build with its data folder on a small disk of its own (tmpfs, so as root only), fills that disk
// with a file while enquiries come in, keeps it full, empties it, and measures until enquiries are taken again. In the middle PostgreSQL is made to begin
// a new segment of its write-ahead log, which it cannot: it ends, and cannot recover before there is room. While the disk is full every answer must be
// a committed one or 503 with Retry-After; what was acknowledged must still be there in the end. FULL_SECONDS=60 keeps it full for longer.
import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { urlsOf } from '#apps/server/database/urls.ts'
import { findPostmaster } from '#apps/server/database/postmaster.ts'
import { freePort, ROOT, SERVER_CORE, startPinned } from './server.ts'

const SIZE_MB = 700
const RESERVE_MB = 64
const FULL_SECONDS = Number(process.env.FULL_SECONDS ?? 30)
const PATIENCE_SECONDS = 180
const CALLERS = 4
const MB = 1024 * 1024

type Sent = { key: string; index: number; reference: string | null }
type Counts = { taken: number; unavailable: number; unanswered: number; wrong: string[] }

const run = promisify(execFile)
const acknowledged: Sent[] = []
let posted = 0

if (process.platform !== 'linux' || process.getuid?.() !== 0) console.log('skipped: a small disk of its own can be mounted by root on Linux only')
else if (!existsSync(path.join(ROOT, 'build/server/main.js'))) console.log('skipped: there is no build (npm run build)')
else await onSmallDisk(main)

async function onSmallDisk(work: (disk: string) => Promise<boolean>): Promise<void> {
  const disk = await mkdtemp(path.join(tmpdir(), 'quayline-full-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', disk])
  } catch {
    await rm(disk, { recursive: true })
    return console.log('skipped: this machine does not let root mount a disk')
  }
  try {
    // The user of the database must be able to enter.
    await chmod(disk, 0o755)
    process.exitCode = (await work(disk)) ? 0 : 1
  } finally {
    await run('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

async function main(disk: string): Promise<boolean> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const filler = path.join(disk, 'filler')
  const dataDir = path.join(disk, 'data')
  const server = await startPinned({
    core: SERVER_CORE,
    args: ['build/server/main.js'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DISK_RESERVE: `${RESERVE_MB}M`,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    ready: `${site}/readyz`,
  })
  try {
    if (existsSync(path.join(dataDir, 'database-is-at'))) throw new Error('The database does not lie on the small disk')
    const before = await postFor(site, 3)
    say('before', before)
    await fill(filler, (RESERVE_MB / 2) * MB)
    const isReserveKept = await checkReserve(site)
    await fill(filler, 0)
    const full = await postFor(site, FULL_SECONDS / 2, () => fill(filler, 0))
    say(`full for ${FULL_SECONDS / 2} s`, full)
    await exhaustLog(path.join(dataDir, 'database'))
    const ended = await postFor(site, FULL_SECONDS / 2, () => fill(filler, 0))
    say(`and for ${FULL_SECONDS / 2} s more, its log exhausted`, ended)
    console.log(`PostgreSQL: ${await lastWords(path.join(dataDir, 'database/server.log'))}`)
    await rm(filler)
    const seconds = await secondsUntilTaken(site, server.pid)
    console.log(
      seconds === null
        ? `not back within ${PATIENCE_SECONDS} s (the process ${isAlive(server.pid) ? 'lives' : 'has ended'})`
        : `enquiries are taken again ${seconds.toFixed(1)} s after there was room`,
    )
    if (seconds === null) return false
    const after = await postFor(site, 3)
    say('after', after)
    const lost = await countLost(site)
    console.log(`acknowledged ${acknowledged.length}, lost ${lost.lost}, doubled ${lost.doubled}`)
    const isClean = [before, full, ended, after].every(({ wrong, unanswered }) => wrong.length + unanswered === 0) && after.unavailable === 0
    return isReserveKept && isClean && lost.lost + lost.doubled === 0
  } finally {
    await server.stop()
  }
}

/** Fills segments of the write-ahead log until none is left; the database ends of it. */
async function exhaustLog(folder: string): Promise<void> {
  const port = findPostmaster(path.join(folder, 'cluster'))?.port ?? 0
  const client = new pg.Client({ connectionString: urlsOf(folder, port).administratorUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    for (let segment = 0; segment < 100; segment += 1) await client.query("select pg_logical_emit_message(false, 'full disk', repeat('x', 15000000))")
    console.log('PostgreSQL found room for 100 segments of its log')
  } catch (error) {
    console.log(`PostgreSQL, asked for more log: ${error instanceof Error ? error.message : String(error)}`)
  }
  await client.end().catch(() => {})
}

/** Below the reserve an application is taken without its documents, and enquiries are taken as ever. */
async function checkReserve(site: string): Promise<boolean> {
  const form = new FormData()
  const words = { company: 'Lima Motors', name: 'Rosa', country: 'Peru', mail: 'rosa@example.com', mobile: '+51 1 555 0100' }
  for (const [name, value] of Object.entries(words)) form.append(name, value)
  form.append('documents', new Blob(['%PDF-1.7\n', Buffer.alloc(MB)]), 'licence.pdf')
  const answer = await fetch(`${site}/api/dealer/apply`, { method: 'POST', body: form })
  const { code, data } = (await answer.json()) as { code: number; data: { documents_left_out?: number } }
  const enquiry = await post(site, { key: randomUUID(), index: posted++, reference: null })
  console.log(`below the reserve: application ${code === 0 ? 'taken' : `refused (${code})`}, documents left out ${data.documents_left_out}, enquiry ${enquiry}`)
  return code === 0 && data.documents_left_out === 1 && enquiry === 'taken'
}

/** Posts from several callers; `everySecond` runs beside them. */
async function postFor(site: string, seconds: number, everySecond: () => Promise<void> = async () => {}): Promise<Counts> {
  const counts: Counts = { taken: 0, unavailable: 0, unanswered: 0, wrong: [] }
  const until = performance.now() + seconds * 1000
  async function call(): Promise<void> {
    while (performance.now() < until) {
      const outcome = await post(site, { key: randomUUID(), index: posted++, reference: null })
      if (outcome === 'taken' || outcome === 'unavailable' || outcome === 'unanswered') counts[outcome] += 1
      else counts.wrong.push(outcome)
      if (outcome !== 'taken') await wait(50)
    }
  }
  async function beside(): Promise<void> {
    for (; performance.now() < until; await wait(1000)) await everySecond()
  }
  await Promise.all([beside(), ...Array.from({ length: CALLERS }, call)])
  return counts
}

async function post(site: string, sent: Sent): Promise<string> {
  const body = {
    name: `Full ${sent.index}`,
    mail: `full-${sent.index}@example.com`,
    mobile: `+234805${String(sent.index).padStart(7, '0')}`,
    country: 'Nigeria',
    remark: `Enquiry number ${sent.index}. ${'Two units, please. '.repeat(20)}`,
    from: 'Auto-Chat',
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': sent.key, 'x-forwarded-for': `198.18.${randomInt(250)}.${randomInt(250)}` }
  try {
    const answer = await fetch(`${site}/api/clue/record`, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) })
    const { code, data } = (await answer.json()) as { code: number; data: { reference: string } }
    if (answer.status === 503 && answer.headers.has('retry-after')) return 'unavailable'
    if (code !== 0) return `${answer.status} ${code}`
    if (sent.reference === null) acknowledged.push(sent)
    sent.reference = data.reference
    return 'taken'
  } catch {
    return 'unanswered'
  }
}

/** The key and the lead are one transaction: a lead that is gone has lost its key, and the same key would now bring another reference. */
async function countLost(site: string): Promise<{ lost: number; doubled: number }> {
  let lost = 0
  for (const sent of acknowledged) {
    const { reference } = sent
    if ((await post(site, sent)) !== 'taken' || sent.reference !== reference) lost += 1
  }
  return { lost, doubled: acknowledged.length - new Set(acknowledged.map((sent) => sent.reference)).size }
}

async function secondsUntilTaken(site: string, pid: number): Promise<number | null> {
  const started = performance.now()
  for (;;) {
    if ((await post(site, { key: randomUUID(), index: posted++, reference: null })) === 'taken') return (performance.now() - started) / 1000
    if (!isAlive(pid) || performance.now() - started > PATIENCE_SECONDS * 1000) return null
    await wait(100)
  }
}

/** Writes until only `leaveBytes` are free. */
async function fill(file: string, leaveBytes: number): Promise<void> {
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(path.dirname(file))
      const more = Math.min(bavail * bsize - leaveBytes, 8 * MB)
      if (more <= 0) return
      await appendFile(file, Buffer.alloc(more))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

async function lastWords(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => /PANIC|FATAL|No space/.test(line))
  return `${lines.length} lines about it, the last: ${lines.at(-1) ?? 'none'}`
}

function say(when: string, { taken, unavailable, unanswered, wrong }: Counts): void {
  console.log(`${when}: ${taken} taken, ${unavailable} answered 503, ${unanswered} unanswered, ${wrong.length} wrong ${[...new Set(wrong)].join(', ')}`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
