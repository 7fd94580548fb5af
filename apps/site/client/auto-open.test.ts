import { expect, it } from 'vitest'
import { isOpeningPage, READING_TIME_MS, readVisit, spendVisit, waitBeforeOpening } from './auto-open.ts'

function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) } as Storage
}

it('waits for a minute of the visit, over all its pages', () => {
  const area = fakeStorage()
  const visit = readVisit(1000, () => area)
  expect(waitBeforeOpening(visit, 1000)).toBe(READING_TIME_MS)
  expect(
    waitBeforeOpening(
      readVisit(21_000, () => area),
      21_000,
    ),
  ).toBe(READING_TIME_MS - 20_000)
  expect(
    waitBeforeOpening(
      readVisit(999_000, () => area),
      999_000,
    ),
  ).toBe(0)
})

it('offers itself once per visit', () => {
  const area = fakeStorage()
  spendVisit(1000, () => area)
  expect(
    waitBeforeOpening(
      readVisit(999_000, () => area),
      999_000,
    ),
  ).toBeNull()
})

it('starts anew where the browser refuses storage', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect(readVisit(5, refuse)).toEqual({ startedAt: 5, isSpent: false })
})

it.each(['/', '/carList', '/car/byd-seal', '/usedCarsDetail/X1', '/article/reading', '/brand/byd'])('may offer itself on %s', (path) => {
  expect(isOpeningPage(path, '')).toBe(true)
  expect(isOpeningPage(path, '?noHeader')).toBe(false)
})

it.each(['/404', '/result', '/contactUs', '/club', '/my', '/netWork', '/netWork/status', '/mobile/info', '/car/byd-seal/form', '/privacy'])(
  'stays away from %s',
  (path) => {
    expect(isOpeningPage(path, '')).toBe(false)
  },
)
