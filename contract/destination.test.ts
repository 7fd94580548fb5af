import { expect, it } from 'vitest'
import { destinationCookie, destinationCookieLine, isDestinationCode } from './destination.ts'

it.each(['KE-mombasa', 'UG-KE-mombasa', 'CD-TZ-dar-es-salaam', 'NG-lagos-apapa'])('takes %s for the code of a destination', (code) => {
  expect(isDestinationCode(code)).toBe(true)
  expect(destinationCookie(`a=b; ${destinationCookieLine(code, true)}`)).toBe(code)
})

it.each(['', 'KE', 'ke-mombasa', 'KE-Mombasa', 'KE-', 'KE--x', 'KEN-mombasa', 'KE-mombasa-', 'KE-mom basa', `KE-${'a'.repeat(80)}`, 'KE-\u0000', '../KE-a'])(
  'takes no other text: %s',
  (text) => {
    expect(isDestinationCode(text)).toBe(false)
    expect(destinationCookie(`dest=${text}`)).toBeNull()
  },
)

it('reads the cookie of its own name alone, and forgets it by an end in the past', () => {
  expect(destinationCookie('xdest=KE-mombasa; locale=en')).toBeNull()
  expect(destinationCookie(null)).toBeNull()
  expect(destinationCookieLine(null, false)).toBe('dest=; Path=/; Max-Age=0; SameSite=Lax')
  expect(destinationCookieLine('KE-mombasa', true)).toBe('dest=KE-mombasa; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})
