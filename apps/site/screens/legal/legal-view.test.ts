import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { DEVICE_DAYS, MEMBER_DEVICE_COOKIE } from '#contract/known-device.ts'
import { STORED } from '#contract/stored.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { legalPageOf, legalView } from './legal-view.server.ts'

beforeAll(() => preloadMessages(['site']))

const COMPANY = { value: { ...UNSET_SETTINGS.company, name: 'Anker Export' }, isSample: false }

const t = () => createServerTranslator('en', 'site')

it('knows its three addresses and no other', () => {
  expect(['/privacy', '/terms/', '/cookies', '/privacy/x', '/'].map(legalPageOf)).toEqual(['privacy', 'terms', 'cookies', null, null])
})

it('names the company that answers, and has text in every section', () => {
  const { sections } = legalView(t(), 'privacy', COMPANY)
  expect(sections[0]?.text).toContain('Anker Export')
  for (const page of ['privacy', 'terms'] as const) for (const { text } of legalView(t(), page, COMPANY).sections) expect(text).not.toMatch(/^legal\./)
})

it('names address and register number of who is responsible where they are set, and samples as such', () => {
  const value = { ...COMPANY.value, legal_name: 'Anker Export GmbH', registration_number: 'HRB 1', address: 'Kai 3\n\n20457 Hamburg' }
  const { sections, sample } = legalView(t(), 'privacy', { value, isSample: true })
  const identity = { name: 'Anker Export GmbH', lines: ['Kai 3', '20457 Hamburg', 'Registration number: HRB 1'] }
  expect(sections.map((section) => section.identity)).toEqual([identity, null, null, null, null, null])
  expect(sample?.title).toBe('Sample company')
  const unset = legalView(t(), 'privacy', COMPANY)
  expect([unset.sample, unset.sections[0]?.identity]).toEqual([null, null])
})

/** Code of the site that a browser may run, by file. */
function browserCode(): [string, string][] {
  const folder = path.resolve(import.meta.dirname, '../..')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|server)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])
}

it('tells of everything that is kept, each under its name and in words', () => {
  const rows = legalView(t(), 'cookies', COMPANY).table?.rows ?? []
  expect(rows.map(({ name }) => name.replace(' (IndexedDB)', ''))).toEqual(Object.keys(STORED))
  for (const { purpose, kept } of rows) expect(`${purpose} ${kept}`).not.toContain('legal.')
})

it('finds no code that keeps something under a name of its own', () => {
  const keeping = browserCode().filter(([, code]) => /\.setItem\(|document\.cookie = |indexedDB|cookieStore/.test(code))
  expect(keeping.length).toBeGreaterThan(5)
  for (const [file, code] of keeping) {
    expect([file, /\bStoredName\b|\bWAITING_DATABASE\b/.test(code)]).toEqual([file, true])
    expect([file, code.match(/\.setItem\((?!KEY,|key,).*/g)]).toEqual([file, null])
  }
})

it('tells of nothing that no code keeps', () => {
  const code = browserCode()
    .map(([, text]) => text)
    .join('\n')
  const kept = [...code.matchAll(/'(\w+)' satisfies StoredName|(?:storedText|localValue<[^(]*>)\('(\w+)'/g)].map(([, one, other]) => one ?? other)
  expect([...new Set([...kept, MEMBER_DEVICE_COOKIE])].toSorted()).toEqual(Object.keys(STORED).toSorted())
})

it('tells of the cookie by which a member’s browser is known, and how long it is kept', () => {
  const row = legalView(t(), 'cookies', COMPANY).table?.rows.find(({ name }) => name === MEMBER_DEVICE_COOKIE)
  expect(row?.kept).toBe(`${DEVICE_DAYS} days`)
})
