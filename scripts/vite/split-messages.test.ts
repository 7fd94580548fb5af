import { expect, it } from 'vitest'
import { partsOf } from './split-messages.ts'

const parts = partsOf(process.cwd())

it('gives the shell what every page writes, the form of its panels included', () => {
  expect(parts.get('core')).toEqual(expect.arrayContaining(['common', 'menu', 'shell', 'errors', 'enquiry', 'country']))
})

it('gives a screen its own messages, and neither another screen’s nor the shell’s again', () => {
  const list = parts.get('screens-car-list-route') ?? []
  expect(list).toEqual(expect.arrayContaining(['list', 'filter', 'pull']))
  expect(list).not.toContain('about')
  expect(list).not.toContain('shell')
})

it('gives no browser the questions: pages carry those they show as finished words', () => {
  for (const [, names] of parts) expect(names).not.toContain('faq')
})
