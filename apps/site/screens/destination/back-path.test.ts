import { expect, it } from 'vitest'
import { backPath } from './back-path.ts'

it.each([
  ['/carList?brand=byd', '/carList?brand=byd'],
  ['/carList?brand=byd&dest=KE-mombasa', '/carList?brand=byd'],
  ['/car/x#landed', '/car/x'],
  [null, '/'],
  ['//evil.example/x', '/'],
])('leads back from %s to %s', (back, path) => {
  expect(backPath(back)).toBe(path)
})

it('puts the destination that was chosen into the address, in the place of the one before', () => {
  expect(backPath('/carList?brand=byd&dest=KE-mombasa', 'PE-callao')).toBe('/carList?brand=byd&dest=PE-callao')
  expect(backPath('/import/ru', 'RU-vladivostok')).toBe('/import/ru?dest=RU-vladivostok')
  expect(backPath('//evil.example/x', 'PE-callao')).toBe('/?dest=PE-callao')
})
