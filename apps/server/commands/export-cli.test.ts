import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditLog, enquiry } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordAnswer, recordEnquiry, setEnquiryStatus, streamLeads } from '#core/domain/enquiry/index.ts'
import { sendMessage } from '#core/domain/message/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { readExportArgs, runExportCommand } from './export-cli.ts'

let database: TestDatabase
let folder = ''
let reference = ''
let seller = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  folder = await mkdtemp(path.join(tmpdir(), 'export-'))
  const { ctx, clock } = createTestCtx(database.db)
  const input = enquiryInput({ name: '=1+1', first_touch: { utm_campaign: 'spring', utm_term: 'byd' }, last_touch: { utm_campaign: 'autumn', gclid: 'g-1' } })
  reference = (await recordEnquiry({ ctx, input, idempotencyKey: null, request: VISITOR_REQUEST })).reference
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  const actor = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  seller = actor.staffId
  const staff = { ...ctx, actor }
  clock.advance(3600_000)
  const id = row?.id ?? 0
  await recordAnswer({ ctx: staff, input: { id, channel: 'call', is_reached: true, text: '' } })
  clock.advance(3600_000)
  await setEnquiryStatus({ ctx: staff, input: { id, status: 'won' } })
  await sendMessage({ ctx: staff, input: { id, key: crypto.randomUUID(), subject: 'Thanks', text: 'Thank you', locale: 'en' } })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

/** Runs the command as an operator types it. */
async function run(...words: string[]): Promise<{ code: number; text: string; told: string }> {
  const read = readExportArgs(words)
  if (!read.ok) return { code: 2, text: '', told: read.text }
  const [written, told]: [string[], string[]] = [[], []]
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const code = await runExportCommand({ ctx, args: read.args, output, tell: (text) => void told.push(text) })
  return { code, text: written.join(''), told: told.join('') }
}

// R23.44
it('writes leads as CSV that no spreadsheet runs, with visits, owner, times and messages, and notes it', async () => {
  const { code, text, told } = await run('leads')
  expect([code, told]).toEqual([0, '1 lead written.\n'])
  expect(text.startsWith('\uFEFF"reference","received_at"')).toBe(true)
  const [row] = parse<Record<string, string>>(text, { bom: true, columns: true })
  expect(row).toMatchObject({
    reference,
    name: "'=1+1",
    status: 'won',
    owner_id: String(seller),
    first_utm_campaign: 'spring',
    first_utm_term: 'byd',
    last_utm_campaign: 'autumn',
    last_gclid: 'g-1',
    contacted_at: '2026-11-21T09:00:00.000Z',
    won_at: '2026-11-21T10:00:00.000Z',
    lost_at: '',
    messages: '1',
  })
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'enquiry.exported'))
  expect(entry?.detail).toMatchObject({ format: 'csv', way: 'command' })
})

// R23.44
it('writes JSON lines of some days into a new file for its owner alone, and never over another', async () => {
  const out = path.join(folder, 'leads.jsonl')
  expect(await run('leads', '--from', '2026-11-21', '--to', '2026-11-21', '--format', 'jsonl', '--out', out)).toEqual({
    code: 0,
    text: '',
    told: '1 lead written.\n',
  })
  const [line = '', ...rest] = (await readFile(out, 'utf8')).trim().split('\n')
  expect(rest).toEqual([])
  expect(JSON.parse(line)).toMatchObject({ reference, name: '=1+1', messages: 1, won_at: '2026-11-21T10:00:00.000Z', lost_at: null, spam_reasons: [] })
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  expect(await run('leads', '--out', out)).toMatchObject({ code: 1, told: `${out} exists already.\n` })
  expect(await run('leads', '--to', '2026-11-20', '--format', 'jsonl')).toMatchObject({ code: 0, text: '', told: '0 leads written.\n' })
  expect(await run('leads', '--from', '2026-11-22', '--format', 'jsonl')).toMatchObject({ text: '' })
})

// R23.44
it('walks through all leads in parts, and is for those who may export', async () => {
  await database.db.execute(sql`
    insert into enquiry (reference, name, mail, mobile, country_name, remark, source, origin, locale, raw_payload)
    select 'X' || n, 'N', 'n@example.com', '1', 'Kenya', 'r', 'Auto-Chat', 'other', 'en', '{}' from generate_series(1, 1200) n`)
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const input = { from: null, to: null, format: 'jsonl' as const }
  const counts: number[] = []
  const seen = new Set<string>()
  for await (const { text, count } of streamLeads({ ctx, input })) {
    counts.push(count)
    for (const line of text.trim().split('\n')) seen.add((JSON.parse(line) as { reference: string }).reference)
  }
  expect(counts).toEqual([500, 500, 201])
  expect(seen.size).toBe(1201)
  const { ctx: seller2 } = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.read']) })
  await expect(streamLeads({ ctx: seller2, input }).next()).rejects.toMatchObject({ key: 'forbidden' })
})

it.each([[[]], [['cars']], [['leads', 'x']], [['leads', '--from', '2026-02-30']], [['leads', '--format', 'xlsx']], [['leads', '--out', '']], [['--help']]])(
  'tells how it is used for %j',
  async (words) => {
    expect(await run(...words)).toMatchObject({ code: 2, told: expect.stringContaining('npm run export -- leads') })
  },
)

it.each([
  [['leads', '--from', 'bogus'], '--from is no day: “bogus”.'],
  [['leads', '--to', '2026-13-01'], '--to is no day'],
  [['leads', '--format', 'xlsx'], 'not “xlsx”'],
  [['cars'], 'not “cars”'],
])('says what is wrong with %j', async (words, what) => {
  expect(await run(...words)).toMatchObject({ code: 2, told: expect.stringContaining(what) })
})
