import { beforeAll, describe, expect, it } from 'vitest'
import type { FinderReason, FinderShortlist } from '#contract/finder.ts'
import { FINDER_QUESTIONS, FINDER_RULES } from '#contract/finder-values.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { reasonText } from './finder-texts.server.ts'
import { finderView, readAnswers, withPlace } from './finder-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const NOTHING: FinderShortlist = {
  total: 0,
  list: [],
  filter: { body: ['truck'], energy: ['BEV'] },
  used: { total: 0, list: [], filter: { body: ['truck'], energy: ['BEV'], status: ['available'] }, left_out: [{ rule: 'age', total: 12 }] },
  destination: {
    iso2: 'KE',
    country: 'Kenya',
    steering: 'right',
    max_age_years: 8,
    used_from: 2018,
    fuel_restrictions: [],
    min_emission_standard: null,
    is_inspection_required: false,
    confidence: 'high',
    as_of_year: 2025,
    is_sample: true,
  },
  admitted: null,
  is_side_refused: true,
  is_body_unfit: false,
  alternatives: [{ without: 'fuel', total: 3 }],
}

function language(locale: Locale) {
  return { t: createServerTranslator(locale, 'site'), locale }
}

function view(query: string, shortlist: FinderShortlist | null, locale: Locale = 'en') {
  return finderView(language(locale), { ...readAnswers(new URLSearchParams(query)), countries: [], shortlist, place: null })
}

describe('readAnswers', () => {
  const read = (query: string) => readAnswers(new URLSearchParams(query))

  it('passes over what is no answer, and says so', () => {
    expect(read('steering=up&fuel=electric&budget=20000&use=&word=x')).toEqual({ input: { fuel: 'electric', budget: '20000' }, isPassedOver: true })
    expect(read('use=&fuel=&destination=')).toEqual({ input: {}, isPassedOver: false })
    expect(read('use=toString&body=%00').input).toEqual({})
  })

  it('takes the first answer of a repeated one, in any case', () => {
    expect(read('use=x&use=city&use=family').input).toEqual({ use: 'city' })
    expect(read('destination=ke&fuel=ELECTRIC')).toEqual({ input: { destination: 'KE', fuel: 'electric' }, isPassedOver: false })
  })
})

// R7.21
describe('the destination that the visitor has named', () => {
  const answers = (query: string, place: string | null) => withPlace(readAnswers(new URLSearchParams(query)), new URLSearchParams(query), place).input
  const at = (place: string | null, admitted: string | null) =>
    finderView(language('en'), {
      ...readAnswers(new URLSearchParams('body=truck&destination=KE')),
      countries: [],
      shortlist: { ...NOTHING, total: 2, admitted },
      place,
    }).result

  it('is the answer, unless the address names another or leaves it open', () => {
    expect(answers('', 'TH')).toEqual({ destination: 'TH' })
    expect(answers('use=family', 'TH')).toEqual({ use: 'family', destination: 'TH' })
    expect(answers('destination=ke', 'TH')).toEqual({ destination: 'KE' })
    expect(answers('destination=any', 'TH')).toEqual({})
    expect(readAnswers(new URLSearchParams('destination=any')).isPassedOver).toBe(false)
    expect(answers('use=family', null)).toEqual({ use: 'family' })
  })

  it('narrows the lists that the groups lead to as it narrows the shortlist', () => {
    const href = (place: string | null, admitted: string | null) => at(place, admitted)?.groups[0]?.seeAll?.href
    expect(href('KE', 'KE')).not.toContain('admitted')
    expect(href(null, null)).not.toContain('admitted')
    expect(href(null, 'KE')).toMatch(/&admitted=KE$/)
    expect(href('TH', 'KE')).toMatch(/&admitted=KE$/)
    expect(href('KE', null)).toMatch(/&admitted=all$/)
  })

  it('is left open by its chip, which would else come back', () => {
    const chip = (place: string | null) => at(place, 'KE')?.answers.find(({ label }) => label === 'Kenya')?.href
    expect(chip('KE')).toBe('/menuCar/helper?body=truck&destination=any')
    expect(chip(null)).toBe('/menuCar/helper?body=truck')
  })
})

it('asks every question with a way to leave it open, in every language', () => {
  for (const locale of LOCALE_CODES) {
    const { questions, destination, lastQuestions } = view('', null, locale)
    expect([...questions.map(({ name }) => name), 'destination', ...lastQuestions.map(({ name }) => name)]).toEqual([...FINDER_QUESTIONS])
    for (const { answers, selected } of questions) expect([answers.at(-1)?.value, selected]).toEqual(['', ''])
    expect(destination.countries[0]?.value).toBe('')
    for (const { label } of questions.flatMap(({ answers }) => answers)) expect(label).not.toMatch(/finder\.|undefined/)
  }
})

it('offers a budget of one’s own beside the others', () => {
  const budget = view('budget=17000', null).questions.find(({ name }) => name === 'budget')
  expect([budget?.selected, budget?.answers.at(-2)]).toEqual(['17000', { value: '17000', label: 'Up to US$17,000' }])
})

it('says what speaks against an answer, and carries the answers into the enquiry', () => {
  const { result } = view('body=truck&fuel=electric&steering=left&destination=KE', NOTHING)
  expect(result?.answers.map(({ label, href }) => [label, href])).toContainEqual(['Electric', '/menuCar/helper?body=truck&destination=KE&steering=left'])
  expect(result?.alternatives).toEqual([{ label: 'Without “Fuel”: 3 vehicles', href: '/menuCar/helper?body=truck&destination=KE&steering=left' }])
  expect(result?.notes).toEqual([
    'What we know about Kenya: Right-hand drive. As of 2025; rules change, so ask your customs agent to confirm.',
    'You chose the other side. Check with your customs agent before you order.',
  ])
  expect(result).toMatchObject({ isWarned: true, groups: [{ kind: 'used', seeAll: null, title: 'No used vehicle fits' }] })
  expect(result?.groups[0]?.notes).toEqual(['12 used vehicles are left out: Kenya allows model year 2018 and newer (rule of 2025).'])
  expect(result?.remark).toBe('I am looking for a vehicle, new or used:\n- Body: Truck\n- Fuel: Electric\n- Destination: Kenya\n- Steering: Left-hand drive')
  expect(view('condition=used&body=truck', NOTHING).result?.remark).toBe('I am looking for a used vehicle:\n- Body: Truck')
})

it('tells a body that does not serve the use, and an answer that is none', () => {
  const { result } = view('use=haulage&body=suv&fuel=steam', { ...NOTHING, destination: null, is_side_refused: false, is_body_unfit: true })
  expect(result?.isWarned).toBe(true)
  expect(result?.notes).toEqual([
    '“SUV” and “Long-haul trucking” rarely go together. We kept the body; remove one of the two to see more.',
    'We didn’t recognise one of the answers in this link, so we left it open.',
  ])
})

it('leads to the same vehicles in each list, by one address', () => {
  const filter = { steering: ['right'], price_to: ['20000'], body: ['truck'], year_from: ['2018'], status: ['available'] }
  const found: FinderShortlist = { ...NOTHING, total: 2, used: { total: 3, list: [], filter, left_out: [] }, alternatives: [] }
  const [fresh, used] = view('fuel=electric', found).result?.groups ?? []
  expect(fresh?.seeAll).toEqual({ text: 'See all 2', href: '/carList?energy=BEV&body=truck' })
  expect(used?.seeAll).toEqual({ text: 'See all 3', href: '/usedCars?body=truck&steering=right&status=available&price_to=20000&year_from=2018' })
})

const REASONS: FinderReason[] = [
  { kind: 'budget', price_usd_cents: 1_290_000, budget_usd: 15_000 },
  { kind: 'range', energy_type: 'BEV', range_km: 480, range_cycle: 'CLTC' },
  { kind: 'range', energy_type: 'PHEV', range_km: 110, range_cycle: 'CLTC' },
  { kind: 'steering', side: 'right', country: 'Kenya' },
  { kind: 'steering', side: 'left', country: null },
  { kind: 'seats', seats: 7, is_for_family: true },
  { kind: 'seats', seats: 53, is_for_family: false },
  { kind: 'energy', energy_type: 'ICE', is_asked: true },
  { kind: 'energy', energy_type: 'PHEV', is_asked: false },
  { kind: 'body', body_type: 'tractor' },
  { kind: 'drive', drive_type: 'AWD' },
  { kind: 'payload', payload_kg: 1_200 },
  { kind: 'gvw', gvw_kg: 25_000 },
  { kind: 'length', length_mm: 4_125 },
  { kind: 'year', year: 2020, is_registration: true, country: 'Kenya', from: 2018 },
  { kind: 'year', year: 2020, is_registration: false, country: 'Kenya', from: 2018 },
  { kind: 'year', year: 2020, is_registration: true, country: null, from: null },
  { kind: 'year', year: 2020, is_registration: false, country: null, from: null },
  { kind: 'mileage', mileage_km: 48_000 },
  { kind: 'battery', battery_soh_pct: 94 },
]

it('tells every reason in a phrase with its figures', () => {
  const texts = REASONS.map((reason) => reasonText(language('en'), reason))
  expect(texts).toEqual([
    'FOB US$12,900, within your limit of US$15,000',
    '480 km (CLTC) on one charge',
    'Electric range: 110 km (CLTC)',
    'Right-hand drive, as registered in Kenya',
    'Left-hand drive, as you asked',
    '7 seats for the family',
    '53 seats, including the driver’s',
    'Petrol or diesel, as you asked',
    'Plug-in Hybrid: no charging stops on long trips',
    'Tractor unit, as you asked',
    'All-wheel drive for rough roads',
    'Payload 1,200 kg',
    'Gross vehicle weight 25,000 kg',
    '4.13 m long, easy to park',
    'First registered in 2020: Kenya allows 2018 and newer',
    'Model year 2020: Kenya allows 2018 and newer',
    'First registered in 2020',
    'Model year 2020',
    '48,000 km driven so far',
    'Battery health 94%',
  ])
})

it('has all words in every language, each its own', () => {
  for (const locale of LOCALE_CODES) {
    const texts = REASONS.map((reason) => reasonText(language(locale), reason))
    for (const text of texts) expect(text, locale).not.toMatch(/finder\.|undefined|\{|NaN/)
    expect(new Set(texts).size, locale).toBe(texts.length)
    const destination = { ...NOTHING.destination!, fuel_restrictions: ['diesel_prohibited', 'ice_prohibited'] as ('diesel_prohibited' | 'ice_prohibited')[] }
    const rules = { ...NOTHING, destination: { ...destination, min_emission_standard: 'Euro 6', is_inspection_required: true } }
    const leftOut = { ...rules, used: { ...NOTHING.used!, left_out: FINDER_RULES.map((rule) => ({ rule, total: 5 })) } }
    const notes = view('destination=KE', leftOut, locale).result?.groups[0]?.notes ?? []
    expect(new Set(notes).size, locale).toBe(9)
    for (const note of notes) expect(note, locale).toContain('Kenya')
  }
})
