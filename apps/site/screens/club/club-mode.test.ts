import { expect, it } from 'vitest'
import { clubMode, mailedCode } from './club-mode.ts'

it.each([
  ['', 'login'],
  ['?type=1', 'login'],
  ['?type=2', 'register'],
  ['?type=2&noHeader', 'register'],
  ['?type=3', 'login'],
  ['?type=__proto__', 'login'],
  ['?type=forgot', 'forgot'],
  ['?type=reset', 'reset'],
  ['?type=verify', 'verify'],
])('%s shows %s', (search, mode) => {
  expect(clubMode(search)).toBe(mode)
})

it('reads the code of a mailed link', () => {
  const code = 'abcDEF_-0123456789xyz'
  expect(mailedCode(`#verify=${code}`)).toEqual({ mode: 'verify', code })
  expect(mailedCode(`#reset=${code}`)).toEqual({ mode: 'reset', code })
})

it.each(['', '#', '#form', '#verify=', '#verify=short', '#other=abcDEF_-0123456789xyz', '#verify=<script>alert(1)</script>'])('finds no code in %s', (hash) => {
  expect(mailedCode(hash)).toBeNull()
})
