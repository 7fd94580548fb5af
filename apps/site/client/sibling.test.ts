import { expect, it } from 'vitest'
import { isOurs, isSibling } from './sibling.ts'

it('knows the hosts of this site from others', () => {
  const here = { protocol: 'https:', host: 'ar.quayline.example' }
  expect(isSibling('https://www.quayline.example/x', here)).toBe(true)
  expect(isSibling('https://ar.quayline.example/', here)).toBe(false)
  expect(isOurs('https://ar.quayline.example/', here)).toBe(true)
  for (const other of [
    '',
    'https://quayline.example.evil.test/',
    'https://ar.evil.test/',
    'http://www.quayline.example/',
    'https://www.quayline.example:444/',
  ]) {
    expect(isOurs(other, here), other).toBe(false)
  }
  expect(isSibling('http://localhost:3000/', { protocol: 'http:', host: 'ar.localhost:3000' })).toBe(true)
})
