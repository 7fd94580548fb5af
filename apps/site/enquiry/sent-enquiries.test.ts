import { describe, expect, it } from 'vitest'
import { aboutItems, aboutOf, parseSent, withSent, type SentEnquiry } from './sent-enquiries.ts'

function entry(number: number, changes: Partial<SentEnquiry> = {}): SentEnquiry {
  return { reference: `R${number}`, code: `c${number}`, sentAt: new Date(Date.UTC(2026, 10, 1) + number * 60_000).toISOString(), about: null, ...changes }
}

describe('the list of what was sent from this device (R10.23)', () => {
  it('has the newest first, each once', () => {
    const list = withSent([entry(1), entry(3)], [entry(2), entry(3, { about: 'another' })])
    expect(list).toEqual([entry(3), entry(2), entry(1)])
  })

  it('has at most fifty, without the oldest', () => {
    const list = withSent(
      Array.from({ length: 50 }, (_, at) => entry(at)),
      [entry(99)],
    )
    expect([list.length, list[0]?.reference, list.at(-1)?.reference]).toEqual([50, 'R99', 'R1'])
  })

  it.each([null, 'text', 7, {}, [null, 1, 'x', {}, { reference: 'R1' }, { ...entry(1), code: 5 }, { ...entry(1), sentAt: 'yesterday' }]])(
    'takes %j for an empty one',
    (stored) => {
      expect(parseSent(stored)).toEqual([])
    },
  )

  it('reads what it has written', () => {
    const list = [entry(2, { about: 'BYD Atto 3' }), entry(1)]
    expect(parseSent(JSON.parse(JSON.stringify(list)))).toEqual(list)
  })
})

it.each([
  [{ brand: 'BYD', car_model: 'Atto 3' }, 'BYD Atto 3'],
  [{ brand: 'BYD', car_model: 'BYD Seal' }, 'BYD Seal'],
  [{ car_model: 'Brake disc' }, 'Brake disc'],
  [{ brand: 'BYD' }, 'BYD'],
  [{}, null],
])('names what %j is about', (payload, about) => {
  expect(aboutOf(payload)).toBe(about)
})

it.each([
  [['{"kind":"car","sign":"byd-seal"}', '{"kind":"part","sign":"FIL-002C","quantity":50}'], 'BYD Seal, FIL-002C'],
  [['{"kind":"number","number":"E4T15C"}', '{"kind":"part","sign":"A"}', '{"kind":"part","sign":"B"}'], 'E4T15C, A +1'],
  [['broken', null], null],
  [undefined, null],
])('names the list %j by its first things', (items, about) => {
  expect(aboutItems(items, (kind, sign) => (kind === 'car' ? 'BYD Seal' : sign))).toBe(about)
})
