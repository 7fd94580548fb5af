import { beforeAll, expect, it } from 'vitest'
import { FINDER_QUESTIONS, type FinderShortlist } from '#contract/finder.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { finderHref, finderView, readAnswers } from './finder-view.server.ts'

beforeAll(() => preloadMessages(['site']))

const NOTHING: FinderShortlist = {
  total: 0,
  list: [],
  filter: { body: ['truck'], energy: ['BEV'] },
  destination: { iso2: 'KE', country: 'Kenya', steering: 'right', confidence: 'high', as_of_year: 2025, is_sample: true },
  is_side_refused: true,
  alternatives: [{ without: 'fuel', total: 3 }],
}

function view(query: string, shortlist: FinderShortlist | null, locale: Locale = 'en') {
  const words = { t: createServerTranslator(locale, 'site'), locale }
  return finderView(words, { input: readAnswers(new URLSearchParams(query)), countries: [], shortlist })
}

it('passes over what is no answer, and writes one address for the same answers', () => {
  const input = readAnswers(new URLSearchParams('steering=up&fuel=electric&budget=20000&destination=ke&use=&word=x'))
  expect(input).toEqual({ budget: '20000', fuel: 'electric' })
  expect(finderHref(input)).toBe('/menuCar/helper?budget=20000&fuel=electric')
  expect(finderHref({})).toBe('/menuCar/helper')
})

it('asks every question with a way to leave it open, in every language', () => {
  for (const locale of ['en', 'ar', 'th'] as const) {
    const { questions, destination } = view('', null, locale)
    expect([...questions.map(({ name }) => name), 'destination']).toEqual([...FINDER_QUESTIONS])
    for (const { answers, selected } of questions) expect([answers.at(-1)?.value, selected]).toEqual(['', ''])
    expect(destination.countries[0]?.value).toBe('')
    for (const { label } of questions.flatMap(({ answers }) => answers)) expect(label).not.toMatch(/finder\.|undefined/)
  }
})

it('says what speaks against an answer, and carries the answers into the enquiry', () => {
  const { result } = view('body=truck&fuel=electric&steering=left&destination=KE', NOTHING)
  expect(result?.answers.map(({ label, href }) => [label, href])).toContainEqual(['Electric', '/menuCar/helper?body=truck&steering=left&destination=KE'])
  expect(result?.alternatives).toEqual([{ label: 'Without “Fuel”: 3 vehicles', href: '/menuCar/helper?body=truck&steering=left&destination=KE' }])
  expect(result?.notes).toEqual([
    'What we know for Kenya: Right-hand drive. As of 2025; rules change, so have your customs agent confirm it.',
    'You chose the other side. Check with your customs agent before you order.',
  ])
  expect(result).toMatchObject({ isWarned: true, listHref: null })
  expect(result?.remark).toBe('I am looking for a vehicle:\n- Body: Truck\n- Fuel: Electric\n- Steering: Left-hand drive\n- Destination: Kenya')
})

it('leads to the same cars in the list', () => {
  expect(view('fuel=electric', { ...NOTHING, total: 2, alternatives: [] }).result?.listHref).toBe('/carList?body=truck&energy=BEV')
})
