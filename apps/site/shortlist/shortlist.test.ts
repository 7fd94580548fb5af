import { expect, it, vi } from 'vitest'
import { compareThings } from './compare-things.ts'
import { parseNotes, parseQuantity, readNote, readNotes, writeNote } from './notes.ts'
import { sharedItems } from './request-link.ts'
import { addThing, hasThing, parseThings, readThings, removeThing } from '#apps/site/favorite/saved-things.ts'
import { noteViewed, parseViewed } from './viewed.ts'
import { wantedThings } from './wanted-things.ts'

vi.stubGlobal('localStorage', undefined)

const unit = { kind: 'used' as const, sign: 'QL-1', name: 'BYD Han' }
const part = { kind: 'part' as const, sign: 'FIL-1', name: 'Oil filter' }
const seal = { model_id: 7, model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD', brand_sign: 'byd' }

it('keeps a thing once, a unit and a part of one name apart, and lets it go (R11.5)', () => {
  expect([addThing(unit), addThing(unit), addThing({ ...part, sign: 'QL-1' })]).toEqual([true, false, true])
  removeThing(unit)
  expect(readThings()).toEqual([{ ...part, sign: 'QL-1' }])
  expect([hasThing(readThings(), unit), hasThing(readThings(), { kind: 'part', sign: 'QL-1' })]).toEqual([false, true])
})

it.each([null, 5, 'x', {}, [null, 5, { kind: 'car', sign: 'a', name: 'b' }, { kind: 'used', sign: 5, name: 'b' }, { kind: 'used', sign: 'a' }]])(
  'reads nothing from %j',
  (stored) => {
    expect([parseThings(stored), parseViewed(stored).filter(({ sign }) => sign !== 'a'), parseNotes(stored)]).toEqual([[], [], {}])
  },
)

it('lists new cars, used units and parts, each in the order in which they came', () => {
  expect(wantedThings([seal], [part, unit]).map(({ kind, sign, name }) => [kind, sign, name])).toEqual([
    ['car', 'byd-seal', 'BYD Seal'],
    ['used', 'QL-1', 'BYD Han'],
    ['part', 'FIL-1', 'Oil filter'],
  ])
})

it.each([
  ['1', 1],
  [' 999 ', 999],
  ['99999', 99_999],
  ['0', null],
  ['100000', null],
  ['-2', null],
  ['2.5', null],
  ['', null],
  ['many', null],
])('reads %j as %j pieces', (text, pieces) => {
  expect(parseQuantity(text)).toBe(pieces)
})

it('keeps what is noted of a thing until it is one piece without words again (R11.6)', () => {
  writeNote('used QL-1', { quantity: 3, note: 'left hand' })
  expect(readNote('used QL-1')).toEqual({ quantity: 3, note: 'left hand' })
  writeNote('used QL-1', { quantity: 1, note: '' })
  expect(readNotes()).toBeNull()
  expect(parseNotes({ a: { quantity: 200_000, note: 'x' }, b: { note: 'y'.repeat(300) }, c: null, d: { quantity: 4 } })).toEqual({
    b: { quantity: 1, note: 'y'.repeat(200) },
    d: { quantity: 4, note: '' },
  })
})

it('compares the first four vehicles, new and used, and names the others to choose from', () => {
  expect(compareThings([{ kind: 'car', sign: 'byd-seal' }, unit])).toBe('/compare?cars=byd-seal&used=QL-1')
  expect(compareThings([unit])).toBe('/compare?used=QL-1')
  const many = Array.from({ length: 6 }, (_, at) => ({ kind: 'car' as const, sign: `car ${at}` }))
  expect(compareThings(many)).toBe('/compare?cars=car%200,car%201,car%202,car%203,car%204,car%205')
})

it('shares at most as much as a link may hold, and names of nobody', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...unit, sign: `QL-${at}`, quantity: 1, note: '' }))
  expect(sharedItems(many)).toHaveLength(50)
  expect(sharedItems(many)[0]).toEqual({ kind: 'used', sign: 'QL-0', quantity: 1, note: '' })
})

it('remembers the last twelve that were looked at, the last first (R11.9)', () => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  for (let at = 0; at < 15; at += 1) noteViewed({ kind: 'car', sign: `c${at}` })
  noteViewed({ kind: 'car', sign: 'c10' })
  noteViewed({ kind: 'used', sign: 'c10' })
  const kept = parseViewed(JSON.parse(store.get('viewed') ?? ''))
  expect(kept.slice(0, 3)).toEqual([
    { kind: 'used', sign: 'c10' },
    { kind: 'car', sign: 'c10' },
    { kind: 'car', sign: 'c14' },
  ])
  expect(kept).toHaveLength(12)
})
