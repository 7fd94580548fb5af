import { expect, it } from 'vitest'
import { leaveToPage } from './leave-to-page.ts'

const PARTS = [
  { path: ['car', 'faq', 'entries'], read: () => ['How?'] },
  { path: ['car', 'specification'], read: () => [{ title: 'General' }] },
] as const

it('leaves parts to the page and finds them there again, and touches nothing else', () => {
  const rule = leaveToPage(...PARTS)
  const data = { car: { title: 'BYD Seal', faq: { title: 'Questions', entries: ['How?'] }, specification: [{ title: 'General' }] }, total: 1 }
  const lean = { car: { title: 'BYD Seal', faq: { title: 'Questions', entries: null }, specification: null }, total: 1 }
  expect(rule.lean(data)).toEqual(lean)
  expect(rule.restore(lean, {} as Document)).toEqual(data)
})

it('adds nothing where a page has no such part', () => {
  const rule = leaveToPage(...PARTS)
  for (const data of [{ car: { title: 'BYD Seal' } }, { car: null }, { car: { faq: null } }, {}]) {
    expect(rule.lean(data)).toEqual(data)
    expect(rule.restore(data, {} as Document)).toEqual(data)
  }
})
