import { count } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LEGAL_TEXTS } from '#contract/content-values.ts'
import { ERRORS } from '#contract/errors.ts'
import { SETTING_GROUPS } from '#contract/setting-values.ts'
import { auditLog, brand } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { seedMemberLevels } from '#core/domain/member/index.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { brandRecord, carRecord, fittingRecord, usedCarRecord } from '#core/domain/stock/testing.ts'
import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }
import { LOCALE_CODES } from '#i18n/locales.ts'
import { createHarness, type Got } from './testing.ts'

/** R16.106. Cases of each form; other ones in every run. The same again: `TEST_SEED=… npx vitest run apps/admin/api/bad-input`. */
const CASES = inject('isLong') ? 600 : 40
const SEED = inject('seed')

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let cookie = ''
let brandId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
  const system = harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'seed' })
  await seedCountries({ ctx: system })
  await seedMemberLevels({ ctx: system, input: { vouchers: {} } })
  cookie = (await harness.openSession('owner')).cookie
  await ask('/brands', { version: 0, value: brandRecord('BYD') })
  brandId = (await database.db.select({ id: brand.id }).from(brand))[0]?.id ?? 0
})
afterAll(() => database.drop())

const ask = (path: string, body?: unknown): Promise<Got> => harness.send(`/admin/api${path}`, { cookie, ...(body === undefined ? {} : { body }) })

type Value = Record<string, unknown>
/** How a form begins: what is stored, and where it is saved. */
type Form = { path: string; version: number; value: Value }
type Saved = { id: string | number; version: number; value: Value }

const published = {
  publish_state: inEachLanguage((code) => (code === 'en' ? 'published' : 'draft')),
  published_at: inEachLanguage((code) => (code === 'en' ? '2026-11-20T08:00:00.000Z' : null)),
  withdraw_at: inEachLanguage(() => null),
  is_checked: inEachLanguage(() => false),
}
const english = (text: string) => inEachLanguage((code) => (code === 'en' ? text : ''))
const body = inEachLanguage((code) => (code === 'en' ? [{ kind: 'paragraph', text: 'From Ningbo.' }] : null))

/** Something made by its own form. */
async function made(path: string, value: object): Promise<Form> {
  const { data } = expectDone(await ask(path, { version: 0, value }))
  const { id, version, value: stored } = data as Saved
  return { path: `${path}/${encodeURIComponent(id)}`, version, value: stored }
}

/** Something that is always there. */
async function kept(path: string): Promise<Form> {
  const { version, value } = expectDone(await ask(path)).data as { version: number; value: Value }
  return { path, version, value }
}

const FORMS: Readonly<Record<string, () => Promise<Form>>> = {
  car: () => made('/cars', carRecord(brandId)),
  'used car': () => made('/used-cars', usedCarRecord(brandId)),
  part: () => made('/parts', fittingRecord('OF-1')),
  maker: () => made('/brands', brandRecord('Jetour')),
  article: () =>
    made('/articles', {
      sign: 'open-day',
      category: null,
      is_top: false,
      cover_media_id: null,
      list_filter: null,
      title: english('Open day'),
      summary: english('In March.'),
      body,
      ...published,
    }),
  activity: () =>
    made('/activities', {
      sign: '',
      kind: 'fair',
      starts: '2027-03-18T09:00',
      ends: '2027-03-20T17:00',
      time_zone: 'Asia/Shanghai',
      country_iso2: 'CN',
      cover_media_id: null,
      title: english('Canton Fair'),
      summary: english('Hall 8.'),
      place: english('Guangzhou'),
      body,
      ...published,
    }),
  'template of answers': () =>
    made('/answer-templates', { name: 'First answer', kind: 'message', subject: english('Your enquiry {{reference}}'), text: english('Dear {{name}}') }),
  question: () => made('/faqs', { topics: ['club'], question: english('Is it free?'), answer: english('Yes.'), ...published }),
  redirect: () => made('/redirects', { source: '/old', target: '/carList' }),
  role: () => made('/roles', { name_en: 'Parts', name_zh: '配件', permissions: ['catalogue.read'], languages: ['en'] }),
  term: () => made('/glossary', { term: 'kerb weight test', spellings: [], meaning: 'Ready to drive.', words: english('kerb weight') }),
  country: () => kept('/countries/1'),
  port: () =>
    made('/ports', {
      port_name: 'Mombasa',
      country_iso2: 'KE',
      un_locode: 'KEMBA',
      region: null,
      latitude: -4.05,
      longitude: 39.67,
      has_roro: true,
      has_container: null,
    }),
  'import rule': () =>
    made('/import-rules', {
      country_iso2: 'KE',
      max_age_years: 8,
      steering_allowed: 'right',
      min_emission_standard: 'Euro 4',
      fuel_restrictions: ['diesel_prohibited'],
      is_inspection_required: true,
      note: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, 'Before export.'])),
      confidence: 'high',
      as_of_year: 2026,
      checked_on: '2026-11-01',
    }),
  level: () => kept('/member-levels/1'),
  ...Object.fromEntries(LEGAL_TEXTS.map((sign) => [`legal page ${sign}`, () => kept(`/legal-pages/${sign}`)])),
  ...Object.fromEntries(SETTING_GROUPS.map((group) => [`setting ${group}`, () => kept(`/settings/${group}`)])),
}

/** What careless and hostile people type, and what a broken client sends. */
const BAD: readonly unknown[] = [
  '',
  '   ',
  'x'.repeat(30_000),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  'a\u0000b',
  '\u001b[31m',
  '\u202eexe.fdp',
  '\ud800',
  "' or 1=1 --",
  'javascript:alert(1)',
  'https://evil.example/\u0007',
  '9999-99-99',
  '比亚迪',
  -1,
  0.5,
  1e300,
  2_147_483_648,
  999_999,
  true,
  null,
  [],
  [null],
  ['x', 'x'],
  {},
  { en: 'x' },
]

/** A value with one leaf or branch replaced or taken away, or with a field that nobody knows. */
function spoilt(value: Value): fc.Arbitrary<{ at: string; with: unknown; value: Value }> {
  const places = [...pathsOf(value), ['unheard_of']]
  return fc.tuple(fc.constantFrom(...places), fc.constantFrom(...BAD, undefined)).map(([path, bad]) => {
    const copy = structuredClone(value)
    let at: Record<string, unknown> = copy
    for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>
    const last = path.at(-1) ?? ''
    if (bad === undefined) delete at[last]
    else at[last] = bad
    return { at: path.join('.'), with: bad, value: copy }
  })
}

/** Names that lead to each part of a value. Of the languages two stand for all. */
function pathsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...before]]
  const names = Object.keys(value).filter((name) => !('en' in value) || name === 'en' || name === 'ar')
  const below = names.flatMap((name) => pathsOf((value as Value)[name], [...before, name]))
  return before.length === 0 ? below : [[...before], ...below]
}

describe.each(Object.keys(FORMS))('the form of: %s', (name) => {
  it(`refuses by the field what is wrong and stores nothing of it (seed ${SEED})`, { timeout: 900_000 }, async () => {
    let form = await FORMS[name]?.()
    expect(form).toBeDefined()
    if (form === undefined) return
    const counts = { taken: 0, refused: 0 }
    for (const { at, with: bad, value } of fc.sample(spoilt(form.value), { numRuns: CASES, seed: SEED })) {
      const told = JSON.stringify({ at, with: bad === undefined ? 'nothing' : bad })?.slice(0, 120)
      const before = await entries()
      const got = await ask(form.path, { version: form.version, value })
      if (got.status === 200) {
        counts.taken += 1
        // It is taken as it stands, and read again it is what was answered.
        const saved = got.body?.data as Saved
        const stored = await kept(pathOf(form, saved))
        expect([told, stored.value]).toEqual([told, saved.value])
        form = await undone(form, stored)
      } else {
        counts.refused += 1
        expect([told, got.status, got.body?.msg]).toEqual([
          told,
          expect.toSatisfy((status: number) => status >= 400 && status < 500),
          expect.stringMatching(/./),
        ])
        // No form sends a field that nobody knows.
        if (got.status === 400 && got.code !== ERRORS.unknown_key.code) expectTold(told, got)
        expect([told, await entries(), (await kept(form.path)).value]).toEqual([told, before, form.value])
      }
    }
    expect(harness.errors).toEqual([])
    expect(counts.refused).toBeGreaterThan(CASES / 4)
  })
})

/** Back to what the form began with. */
async function undone({ value }: Form, { path, version }: Form): Promise<Form> {
  const saved = expectDone(await ask(path, { version, value })).data as Saved
  return kept(pathOf({ path }, saved))
}

/** Some things are called by one of their fields. */
function pathOf({ path }: Pick<Form, 'path'>, { id }: Saved): string {
  return path.startsWith('/settings/') ? path : `${path.slice(0, path.lastIndexOf('/'))}/${encodeURIComponent(id)}`
}

/** A refused form says which field, and in both languages of the staff what is wrong with it. */
function expectTold(told: string, { body: answer }: Got): void {
  const { issues } = (answer?.data ?? { issues: [] }) as { issues: { path: string; key: string }[] }
  expect([told, issues.length]).toEqual([told, expect.toSatisfy((length: number) => length > 0)])
  for (const { path, key } of issues)
    expect([told, path, key in en.issue && key in zh.issue ? 'said' : key]).toEqual([told, expect.stringMatching(/^value/), 'said'])
}

function expectDone(got: Got): { data: unknown } {
  expect(got.body).toMatchObject({ code: 0 })
  return { data: got.body?.data }
}

async function entries(): Promise<number> {
  return (await database.db.select({ entries: count() }).from(auditLog))[0]?.entries ?? 0
}
