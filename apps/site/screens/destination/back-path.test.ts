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
