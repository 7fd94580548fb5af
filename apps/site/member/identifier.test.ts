import { expect, it } from 'vitest'
import { readIdentifier } from './identifier.ts'

it.each([
  ['amina@example.com', { email: 'amina@example.com' }],
  ['  amina@example.com ', { email: 'amina@example.com' }],
  ['ａｍｉｎａ＠example.com', { email: 'amina@example.com' }],
  ['+234 803 123 4567', { mobile: '+234 803 123 4567', whatsapp: '+234 803 123 4567' }],
  ['٠٨٠٣ ١٢٣', { mobile: '٠٨٠٣ ١٢٣', whatsapp: '٠٨٠٣ ١٢٣' }],
  ['08031234567', { mobile: '08031234567', whatsapp: '08031234567' }],
])('reads %s', (typed, expected) => {
  expect(readIdentifier(typed)).toEqual(expected)
})

it.each(['', '   ', '\u3000'])('finds nothing in "%s"', (typed) => {
  expect(readIdentifier(typed)).toBeNull()
})
