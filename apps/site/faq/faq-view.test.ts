import { beforeAll, describe, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { clubFaq, faqView, purchaseFaq, serviceFaq } from './faq-view.server.ts'
import { QUESTIONS, subjectsOfCar, subjectsOfUsed, type QuestionSubject } from './questions.server.ts'

beforeAll(() => preloadMessages(['site']))

it('has a question and an answer for every name', () => {
  const t = createServerTranslator('en', 'site')
  const { entries } = faqView(t, Object.keys(QUESTIONS) as QuestionSubject[])
  expect(new Set(entries.map((entry) => entry.question)).size).toBeGreaterThanOrEqual(34)
  for (const { question, answer } of entries) {
    expect(question).toMatch(/\?$/)
    expect(answer).toMatch(/\.$/)
  }
})

describe('the questions of a page', () => {
  const BODIES = ['sedan', 'suv', 'pickup', 'van', 'minibus', 'bus', 'truck', 'tractor', 'special', null]
  const ENERGIES = ['ICE', 'HEV', 'MHEV', 'PHEV', 'EREV', 'BEV', 'CNG', null]
  const t = () => createServerTranslator('en', 'site')

  it('are eight at most and none twice, for every kind of vehicle', () => {
    const cars = BODIES.flatMap((body_type) => ENERGIES.map((energy_type) => faqView(t(), subjectsOfCar({ body_type, energy_type }))))
    const used = ENERGIES.map((energy_type) => faqView(t(), subjectsOfUsed({ energy_type })))
    for (const { entries } of [...cars, ...used]) {
      expect(entries.length).toBeLessThanOrEqual(8)
      expect(new Set(entries.map((entry) => entry.question)).size).toBe(entries.length)
    }
    for (const { entries } of [purchaseFaq(t()), serviceFaq(t()), clubFaq(t()), faqView(t(), ['fittings'])])
      expect(new Set(entries.map((entry) => entry.question)).size).toBe(entries.length)
  })

  it('follow the energy and the body of the vehicle', () => {
    const names = (kind: { body_type: string; energy_type: string }) => subjectsOfCar(kind).flatMap((subject) => [...QUESTIONS[subject]])
    expect(names({ body_type: 'suv', energy_type: 'BEV' })).toContain('faq.battery')
    expect(names({ body_type: 'suv', energy_type: 'EREV' })).toContain('faq.uncharged')
    expect(names({ body_type: 'sedan', energy_type: 'ICE' })).toContain('faq.single')
    expect(names({ body_type: 'tractor', energy_type: 'ICE' })).toContain('faq.body')
    expect(names({ body_type: 'bus', energy_type: 'ICE' })).not.toContain('faq.body')
    expect(names({ body_type: 'bus', energy_type: 'BEV' })).not.toContain('faq.fuel')
  })

  it('bear a heading of their own where the usual one does not fit', () => {
    expect([purchaseFaq(t()).title, serviceFaq(t()).title, clubFaq(t()).title]).toEqual([
      'Questions buyers ask',
      'Questions after the sale',
      'Questions members ask',
    ])
  })
})
