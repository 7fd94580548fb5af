import { describe, expect, it } from 'vitest'
import { isCommonPassword, transformPassword } from './index.ts'

describe('transformPassword', () => {
  it('is hex of SHA-256 of base64 of UTF-8 of NFKC', () => {
    // printf '%s' "$(printf '%s' 'correct horse' | base64)" | sha256sum
    expect(transformPassword('correct horse')).toBe('a89897fee2362d3dbcf1f32e3053d78ec7c93565bbc625e366bace0d1c8ff9b1')
    expect(transformPassword('ｃｏｒｒｅｃｔ horse')).toBe(transformPassword('correct horse'))
  })
})

describe('isCommonPassword', () => {
  const check = (password: string, personal: string[] = []) => isCommonPassword({ transformed: transformPassword(password), personal, minLength: 12 })

  it.each(['password1234', 'Welcome12345', 'QUAYLINE2026', '111111111111', 'correcthorsebatterystaple'])('knows %s', (password) => {
    expect(check(password)).toBe(true)
  })

  it.each([' '.repeat(12), 'a'.repeat(20), '7'.repeat(12), 'ababababababab', 'XYXYXYXYXYXY', '12345678901234', '890123456789', '098765432109', 'abcabcabcabc'])(
    'knows the pattern "%s"',
    (password) => {
      expect(check(password)).toBe(true)
    },
  )

  it.each(['abcdefghijkl', 'Mnopqrstuvwxyz', 'qwertyuiopas', 'asdfghjklasd', 'poiuytrewqpo', '1234567890qwerty'])('knows the run %s', (password) => {
    expect(check(password)).toBe(true)
  })

  it('knows what is said openly about the person', () => {
    expect(check('liwang123456', ['li.wang@example.com', 'Li Wang'])).toBe(true)
    expect(check('liwang123456', ['other@example.com', 'Other'])).toBe(false)
  })

  it('lets an uncommon one pass', () => {
    expect(check('harbour crane at dusk 41')).toBe(false)
  })
})
