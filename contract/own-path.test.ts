import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each([
  ['/brand?page=2', '/brand?page=2'],
  ['/a/../b', '/b'],
  [null, '/'],
  ['', '/'],
  ['brand', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['\\\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['/.//evil.test', '/'],
  ['https://evil.test/', '/'],
  ['javascript:alert(1)', '/'],
])('leads back to paths of this site only: %s', (back, expected) => {
  expect(ownPath(back)).toBe(expected)
})
