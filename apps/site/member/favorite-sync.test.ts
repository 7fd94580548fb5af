import { expect, it } from 'vitest'
import { applyChange, changesSince } from './favorite-sync.ts'

it('takes everything for new in a browser that never had the account’s list', () => {
  expect(changesSince(null, ['byd-seal', 'mg-4'])).toEqual({ added: ['byd-seal', 'mg-4'], removed: [] })
})

it('tells what was added and removed since', () => {
  expect(changesSince(['byd-seal', 'mg-4'], ['mg-4', 'zeekr-7x'])).toEqual({ added: ['zeekr-7x'], removed: ['byd-seal'] })
  expect(changesSince(['byd-seal'], ['byd-seal'])).toEqual({ added: [], removed: [] })
})

it('keeps what another device did meanwhile', () => {
  const change = changesSince(['byd-seal', 'mg-4'], ['mg-4', 'zeekr-7x'])
  expect(applyChange(['byd-seal', 'mg-4', 'geely-ex5'], change)).toEqual(['mg-4', 'geely-ex5', 'zeekr-7x'])
})

it('takes nothing of one account into another', () => {
  const change = changesSince(['byd-seal'], ['byd-seal'])
  expect(applyChange(['mg-4'], change)).toEqual(['mg-4'])
})
