import { expect, it } from 'vitest'
import { partsOf } from './split-messages.ts'

const parts = partsOf(process.cwd())

it('gives the shell what every page writes, the form of its panels included', () => {
  expect(parts.get('core')).toEqual(expect.arrayContaining(['common.close', 'menu.contactUs', 'shell.retry', 'enquiry.submit', 'country.choose']))
})

it('gives a screen its own messages, and neither another screen’s nor the shell’s again', () => {
  const list = parts.get('screens-car-list-route') ?? []
  expect(list).toEqual(expect.arrayContaining(['list.sort', 'filter.title', 'pull.releasing']))
  expect(list.filter((key) => /^(about|shell)\./.test(key))).toEqual([])
})

it('gives a screen only those of a namespace that its browser code names', () => {
  const home = parts.get('screens-home-route') ?? []
  expect(home).toContain('home.how1Title')
  expect(home.filter((key) => key.startsWith('filter.engineBand'))).toEqual([])
})

it('gives no browser the questions: pages carry those they show as finished words', () => {
  for (const [, keys] of parts) expect(keys.filter((key) => key.startsWith('faq.'))).toEqual([])
})
