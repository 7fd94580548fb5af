import { expect, it } from 'vitest'
import { tidyVin, vinState } from './vin.ts'

it.each<[string, string]>([
  ['1HGCM82633A004352', 'ok'],
  ['1m8gdm9axkp042788', 'ok'],
  [' 1M8GDM9A-XKP0 42788 ', 'ok'],
  ['１ＨＧＣＭ８２６３３Ａ００４３５２', 'ok'],
  ['11111111111111111', 'ok'],
  ['1HGCM82643A004352', 'check_digit'],
  ['WVWZZZ1JZXW000001', 'check_digit'],
  ['1HGCM82633A00435', 'incomplete'],
  ['1HGCM82633A0043521', 'incomplete'],
  ['1HGCM82633A00435O', 'incomplete'],
  ['IHGCM82633A004352', 'incomplete'],
  ['', 'incomplete'],
])('says of %s: %s', (typed, state) => {
  expect(vinState(tidyVin(typed))).toBe(state)
})
