import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { DEVICE_DAYS, MEMBER_DEVICE_COOKIE } from '#contract/known-device.ts'
import { STORED } from '#contract/stored.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { storageView } from './legal-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const t = () => createServerTranslator('en', 'site')

/** Code of the site that a browser may run, by file. */
function browserCode(): [string, string][] {
  const folder = path.resolve(import.meta.dirname, '../..')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|server)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])
}

it('tells of everything that is kept, each under its name and in words', () => {
  const { rows } = storageView(t())
  expect(rows.map(({ name }) => name.replace(/ \((IndexedDB|Cache Storage)\)/, ''))).toEqual(Object.keys(STORED))
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
  expect([...new Set([...kept, MEMBER_DEVICE_COOKIE, DESTINATION_NAME])].toSorted()).toEqual(Object.keys(STORED).toSorted())
})

it('tells of the cookie by which a member’s browser is known, and how long it is kept', () => {
  const row = storageView(t()).rows.find(({ name }) => name === MEMBER_DEVICE_COOKIE)
  expect(row?.kept).toBe(`${DEVICE_DAYS} days`)
})
