import { expect, it } from 'vitest'
import { preferredEncoding } from './encodings.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'plain'],
  ['*', 'gzip'],
  ['gzip;q=0, *', 'plain'],
  ['identity', 'plain'],
  ['', 'plain'],
  [null, 'plain'],
  ['brotli', 'plain'],
] as const)('%s → %s', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding)
})
