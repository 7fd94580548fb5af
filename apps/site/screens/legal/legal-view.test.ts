import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { DEVICE_DAYS, MEMBER_DEVICE_COOKIE } from '#contract/known-device.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { legalPageOf, legalView } from './legal-view.server.ts'

beforeAll(() => preloadMessages(['site']))

const t = () => createServerTranslator('en', 'site')

it('knows its three addresses and no other', () => {
  expect(['/privacy', '/terms/', '/cookies', '/privacy/x', '/'].map(legalPageOf)).toEqual(['privacy', 'terms', 'cookies', null, null])
})

it('names the company that answers, and has text in every section', () => {
  const { sections } = legalView(t(), 'privacy', 'Anker Export')
  expect(sections[0]?.text).toContain('Anker Export')
  for (const page of ['privacy', 'terms'] as const) for (const { text } of legalView(t(), page, 'A').sections) expect(text).not.toMatch(/^legal\./)
})

it('tells of everything that browser code keeps under a name', () => {
  const told = legalView(t(), 'cookies', 'A').table?.rows.map(({ name }) => name) ?? []
  const folder = path.resolve(import.meta.dirname, '../../client')
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const kept = [...code.matchAll(/(?:storedText|localValue<[^(]*>)\('(\w+)'/g)].map(([, name]) => name)
  expect(kept.length).toBeGreaterThan(3)
  for (const name of kept) expect(told).toContain(name)
})

it('tells of the cookie by which a member’s browser is known, and how long it is kept', () => {
  const row = legalView(t(), 'cookies', 'A').table?.rows.find(({ name }) => name === MEMBER_DEVICE_COOKIE)
  expect(row?.kept).toBe(`${DEVICE_DAYS} days`)
})
