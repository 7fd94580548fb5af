import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { API_ROUTES } from '#apps/api/routes/index.ts'
import { queryOnce } from '#apps/server/database/check-server.ts'
import { openEmbedded, type EmbeddedDatabase } from '#apps/server/database/embedded.ts'
import { findFreePort } from '#apps/server/process/free-port.ts'
import { CRASHED } from '#apps/server/process/lifecycle.ts'
import { systemCode } from '#apps/server/process/startup-error.ts'
import { createDatabase } from '#core/db/client.ts'
import { createPartner } from '#core/domain/partner/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { startSmtpSink, type SmtpSink } from '#core/ports/mail/testing.ts'
import { launch, type Launched } from '#tests/fixtures/launch.ts'
import { copyDataDir } from '#tests/fixtures/open-folder.ts'
import { apiWrites, createCanaries, formWrites, statusTargets, type PartnerKeys } from './visitor.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')
const canaries = createCanaries()
/** PostgreSQL ended the statement because two waited for each other. */
const DEADLOCK = '40P01'
/** What a line may hold: it is put there on purpose, so that the reader can be seen to read. Without figures: seven in a row are taken for a number of a person. */
const PLANTED = `planted${canaries.remark.replace(/[\d-]/g, (sign) => (sign === '-' ? '' : String.fromCodePoint(0x67 + Number(sign))))}`

let place: Awaited<ReturnType<typeof copyDataDir>>
let sink: SmtpSink
let product: Launched
let database: EmbeddedDatabase
let keys: PartnerKeys
let origin = ''
/** Tokens and codes of earlier stages: they are no more to be found than those of the last. */
const given: Record<string, string> = {}

beforeAll(async () => {
  place = await copyDataDir(inject('emptyDatabase'))
  sink = await startSmtpSink()
  const port = await findFreePort('::')
  origin = `http://localhost:${port}`
  const env = { DATA_DIR: place.dataDir, PORT: String(port), DEMO: 'off', SMTP_URL: sink.url, LOG_LEVEL: 'trace' }
  product = launch('run-product.ts', env, [canaries.remark])
  await new Promise<void>((resolve, reject) => {
    product.child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ready: ') && resolve())
    product.child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  // Kept open beside the product, so that what it wrote can be read after it has ended.
  database = await openEmbedded({ dataDir: place.dataDir, rootDir, onProgress: () => {} })
  keys = await addPartner()
})
afterAll(async () => {
  product.child.kill('SIGKILL')
  await database.stop()
  await sink.stop()
  await place.remove()
})

async function addPartner(): Promise<PartnerKeys> {
  const { db, close } = createDatabase({ url: database.url, max: 1 })
  const { ctx } = createTestCtx(db, { actor: { kind: 'system' } })
  const made = await createPartner({ ctx, input: { name: 'Example Motors', scopes: ['lead.write'], v1Until: null } })
  await close()
  return made
}

/**
 * As the administrator, in the application's database. What locks every table may meet a job that holds some of them: PostgreSQL then ends one
 * of the two, and where it is this one, nothing of it was done.
 */
async function administer(text: string): Promise<void> {
  const url = new URL(database.administratorUrl)
  url.pathname = '/quayline'
  for (let left = 5; ; left--) {
    try {
      await queryOnce(url.toString(), text)
      return
    } catch (error) {
      if (left === 0 || systemCode(error) !== DEADLOCK) throw error
    }
  }
}

/** `text` for every table of the application, `%I` standing for its name. */
function onEveryTable(text: string): string {
  return `do $do$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' loop execute format($sql$${text}$sql$, t); end loop; end $do$`
}

const TRIGGER = onEveryTable('create trigger broken before insert or update or delete on public.%I for each row execute function public.broken()')
const NO_TRIGGER = 'drop function public.broken() cascade'
function functionThat(body: string): string {
  return `create function public.broken() returns trigger language plpgsql as $f$ begin ${body}; return coalesce(new, old); end $f$`
}

/** Ways in which the database fails, each undone afterwards. */
const FAILURES: readonly (readonly [failure: string, breaking: readonly string[], mending: readonly string[]])[] = [
  [
    'a constraint refuses every row, and shows it',
    [onEveryTable('alter table public.%I add constraint broken check (false) not valid')],
    [onEveryTable('alter table public.%I drop constraint broken')],
  ],
  [
    'a violation names key and row in message, detail and hint',
    [
      functionThat(
        `raise unique_violation using message = 'row ' || coalesce(new, old)::text, detail = coalesce(new, old)::text, hint = coalesce(new, old)::text`,
      ),
      TRIGGER,
    ],
    [NO_TRIGGER],
  ],
  ['the tables are gone', ['alter schema public rename to hidden'], ['alter schema hidden rename to public']],
  ['statements take longer than they may', [functionThat('perform pg_sleep(20)'), TRIGGER], [NO_TRIGGER]],
  ['connections are cut while a statement runs', [functionThat('perform pg_terminate_backend(pg_backend_pid())'), TRIGGER], [NO_TRIGGER]],
]

/** Writes that must really have failed, so that there was something to repeat. */
const WRITING = ['/api/clue/record', '/api/dealer/apply', '/api/user/registered', '/api/session/handover', '/contactUs']

/** What is kept of jobs and mails that have failed. */
async function readOutcomes(): Promise<string> {
  const { rows } = await queryOnce(
    database.url,
    'select output::text as text from pgboss.job where output is not null union all select error from mail_delivery union all select error from ad_delivery',
  )
  return rows.map(({ text }: { text: string | null }) => text).join('\n')
}

/** Text of everything that is written down, by where it stands. */
async function readOutputs(): Promise<Record<string, string>> {
  const logs = (await readdir(database.folder)).filter((name) => name.startsWith('server.log'))
  return {
    'standard output': await product.stdout,
    'standard error': await product.stderr,
    'log of PostgreSQL': (await Promise.all(logs.map((name) => readFile(path.join(database.folder, name), 'utf8')))).join(''),
    'names of files': (await readdir(path.join(place.dataDir, 'files'), { recursive: true })).join('\n'),
    'outcomes of jobs': await readOutcomes(),
  }
}

function findIn(outputs: Record<string, string>, words: Record<string, string>): string[] {
  return Object.entries(outputs).flatMap(([where, text]) =>
    Object.entries(words).flatMap(([what, word]) => (text.toLowerCase().includes(word.toLowerCase()) ? [`${what} in ${where}`] : [])),
  )
}

async function post(target: string, body: object, field?: string): Promise<string> {
  const answer = await fetch(`${origin}${target}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const told = (await answer.json()) as { code: number; data: Record<string, string> }
  expect(told).toMatchObject({ code: 0 })
  return (field === undefined ? Object.values(told.data)[0] : told.data[field]) ?? ''
}

/** A new account and what it hands over, because a stage may end the last session, and an address may ask only so often. */
async function enter(stage: string): Promise<void> {
  const { name, mail, password } = canaries
  canaries.token = await post('/api/user/registered', { email: `${Object.keys(given).length}.${mail}`, password, name })
  canaries.handover = await post('/api/session/handover', { token: canaries.token })
  Object.assign(given, { [`token (${stage})`]: canaries.token, [`handover (${stage})`]: canaries.handover })
}

/** An application, with the code that its mail brings. */
async function apply(): Promise<void> {
  const { name, mail, phone, company } = canaries
  await post('/api/dealer/apply', { name, mail, company, mobile: `+254${phone}`, country: 'Kenya' })
  const findCode = () => sink.received.map(({ source }) => /\/netWork\/status\/([\w-]{43})/.exec(source.replace(/=\r\n/g, ''))?.[1]).find(Boolean)
  await expect.poll(findCode, { timeout: 30_000 }).toBeDefined()
  canaries.status_code = findCode() ?? ''
}

/** An enquiry, with the code that its answer brings, which is also that of its mail. */
async function ask(): Promise<void> {
  const { name, mail, phone, remark } = canaries
  canaries.enquiry_code = await post('/api/clue/record', { name, mail, remark, mobile: `+254${phone}`, country: 'Kenya' }, 'status_code')
  const isMailed = () => sink.received.some(({ source }) => source.replace(/=\r\n/g, '').includes(`/enquiry/status/${canaries.enquiry_code}`))
  await expect.poll(isMailed, { timeout: 30_000 }).toBe(true)
}

/** Sends everything there is and answers with the statuses. */
async function sendAll(stage: string): Promise<Record<string, number>> {
  const writes = { ...apiWrites(origin, canaries, keys, stage), ...formWrites(origin, canaries, stage) }
  expect(API_ROUTES.filter((route) => route.isWrite && !Object.hasOwn(writes, route.path)).map((route) => route.path)).toEqual([])
  return Object.fromEntries(await Promise.all(Object.entries(writes).map(async ([what, send]) => [what, (await send()).status] as const)))
}

/** A mail server that repeats the address, which must not be what is kept of the job. Answers with what is. */
async function refuseMail(): Promise<string> {
  sink.answerRecipient(`451 4.2.2 <${canaries.mail}> has no room`)
  expect(await apiWrites(origin, canaries, keys, 'mail')['/api/clue/record']?.()).toEqual({ status: 200 })
  const countRefused = async () => (await queryOnce(database.url, "select from pgboss.job where output->>'error' like '%EENVELOPE'")).rowCount ?? 0
  await expect.poll(countRefused, { timeout: 30_000 }).toBeGreaterThan(0)
  return readOutcomes()
}

it.each(['/netWork/status', '/enquiry/status'])('tells no other site the address of a page %s', async (prefix) => {
  const { headers } = await fetch(`${origin}${prefix}/${'A'.repeat(43)}`)
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['same-origin', 'private, no-store'])
})

it('writes nothing of a person, whatever fails', { timeout: 300_000 }, async () => {
  await apply()
  await ask()
  await enter('at first')
  const refused = await refuseMail()
  const agent = {
    referer: `${origin}/enquiry/status/${canaries.enquiry_code}`,
    'user-agent': `bot/1.0 (${canaries.mail}; /netWork/status/${canaries.status_code}; /enquiry/status/${canaries.enquiry_code})`,
  }
  const targets = [...statusTargets('/netWork/status', canaries.status_code), ...statusTargets('/enquiry/status', canaries.enquiry_code)]
  for (const target of targets) await fetch(`${origin}${target}`, { headers: agent, redirect: 'manual' })
  for (const what of ['statement', 'parse', 'said']) await fetch(`${origin}/fails/${what}?sort=${PLANTED}`)
  await administer(`do $$ begin raise log '${PLANTED}'; end $$`)
  for (const [failure, breaking, mending] of FAILURES) {
    await enter(failure)
    for (const text of breaking) await administer(text)
    const statuses = await sendAll(failure)
    for (const text of mending) await administer(text)
    for (const what of WRITING)
      expect([failure, what, statuses[what]]).toEqual([failure, what, expect.toSatisfy((status: number) => status === 0 || status >= 500)])
  }
  // Nobody waits for the statement that fails here: it is the last word of the process.
  await fetch(`${origin}/fails/unheard`).catch(() => null)
  expect(await product.code).toBe(CRASHED)
  const outputs: Record<string, string> = { ...(await readOutputs()), 'outcomes of refused mails': refused }
  expect(findIn(outputs, { planted: PLANTED })).toEqual(['planted in standard output', 'planted in log of PostgreSQL'])
  expect(
    findIn(outputs, {
      ...canaries,
      ...given,
      'start of the code': canaries.status_code.slice(0, 20),
      'start of the enquiry’s code': canaries.enquiry_code.slice(0, 20),
    }),
  ).toEqual([])
  for (const told of ['"code":"23514"', '"code":"42P01"', '"code":"57014"', '"msg":"console"']) expect(outputs['standard output']).toContain(told)
  expect(outputs['standard output']).toMatch(/^stop {6}(uncaughtException|unhandledRejection): \w+\n {4}at /m)
})
