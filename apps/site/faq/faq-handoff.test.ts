import { expect, it } from 'vitest'
import { faqHandoff } from './faq-handoff.ts'

const FAQ = { title: 'Questions', entries: [{ question: 'How?', answer: 'So.' }] }

it('leaves the questions to the page, and nothing else', () => {
  const data = { car: { title: 'BYD Seal', faq: FAQ }, hasSample: true }
  expect(faqHandoff('car').lean(data)).toEqual({ car: { title: 'BYD Seal', faq: { title: 'Questions', entries: [] } }, hasSample: true })
  expect(faqHandoff(null).lean({ faq: FAQ, steps: [] })).toEqual({ faq: { title: 'Questions', entries: [] }, steps: [] })
})
