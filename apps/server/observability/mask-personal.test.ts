import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { looksPersonal, maskAgent, maskPath } from './mask-personal.ts'

it.each([
  ['/carList', '/carList'],
  ['/carDetail/byd-seagull-vitality-305-km-2025', '/carDetail/byd-seagull-vitality-305-km-2025'],
  ['/brand/%E6%AF%94%E4%BA%9A%E8%BF%AA', '/brand/%E6%AF%94%E4%BA%9A%E8%BF%AA'],
  ['/contact/canary@mail.example', '/contact/*'],
  ['/contact/canary%40mail.example/next', '/contact/*/next'],
  ['/contact/canary%2540mail.example', '/contact/*'],
  ['/contact/%63anary%40mail.example%FF', '/contact/*'],
  ['/call/+254712345678', '/call/*'],
  ['/call/%2B254-712-345-678', '/call/*'],
  ['/call/%252B254%2520712%2520345%2520678', '/call/*'],
  ['/call/tel:0712345678', '/call/tel:*'],
  ['/call/%D9%A0%D9%A1%D9%A0%D9%A0%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5%D9%A6%D9%A7', '/call/*'],
  ['/call/5550199', '/call/*'],
  ['/call/555019', '/call/555019'],
  ['/netWork/status/Qx3-aB_9kLmNoPqRsTuVwXyZ0123456789abcdefghi', '/netWork/status/*'],
  ['/netWork/status/Qx3-aB_9kLmNoPqRsTuVwXyZ0123456789abcdefghi.data', '/netWork/status/*'],
  ['/NETWORK/Status/qx3-ab_9klmnopqrs', '/NETWORK/Status/*'],
  ['/netWork//status//Qx3-aB_9/', '/netWork//status//*'],
  ['//netWork/status/Qx3-aB_9/more', '//netWork/status/*'],
  ['/netWork/%73tatus/Qx3-aB_9', '/netWork/status/*'],
  ['/netWork%2Fstatus%2fQx3-aB_9', '/netWork/status/*'],
  ['/netWork/%2573tatus/Qx3-aB_9', '/netWork/status/*'],
  ['/netWork/./status/Qx3-aB_9kLmNoPqRsTuVwXyZ0123456789abcdefghi', '/netWork/./status/*'],
  ['/x/Qx3-aB_9kLmNoPqRsTu%2DwXyZ0123456789abcdefghiJ/y', '/x/*/y'],
  ['/enquiry/status/Qx3-aB_9', '/enquiry/status/*'],
  ['/alert/Qx3-aB_9', '/alert/*'],
  ['/enquiry%2Fstatus%2fQx3-aB_9', '/enquiry/status/*'],
  ['/netWork/status', '/netWork/status'],
  ['/netWork/status/', '/netWork/status/'],
  ['/assets/main-Bx3_9aQe.js', '/assets/main-Bx3_9aQe.js'],
  [`/media/${'a1b2c3d4'.repeat(8)}/640.webp`, `/media/${'a1b2c3d4'.repeat(8)}/640.webp`],
])('masks the path %s as %s', (path, masked) => {
  expect(maskPath(path)).toBe(masked)
})

it('masks every code and token of ours by its looks', () => {
  for (let count = 0; count < 2_000; count += 1) expect(maskPath(`/q/${randomBytes(32).toString('base64url')}`)).toBe('/q/*')
})

it('masks mail addresses and codes in a user agent and leaves its versions', () => {
  expect(maskAgent('Mozilla/5.0 (/netWork/status/Qx3-aB_9) Qx3-aB_9kLmNoPqRsTuVwXyZ0123456789abcdefghi')).toBe('Mozilla/5.0 (/netWork/status/* *')
  expect(maskAgent('Mozilla/5.0 Chrome/142.0.7444.59 (+mailto:canary@bot.example; canary%40bot.example)')).toBe(
    'Mozilla/5.0 Chrome/142.0.7444.59 (+mailto:*; *)',
  )
})

it('sees through encodings', () => {
  expect(['a%2540b.example', 'x %2B254712345678', '+1 (555) 019-2345'].map(looksPersonal)).toEqual([true, true, true])
  expect(['/netWork/status/Qx3-aB_9', 'https%3A%2F%2Fa.example%2FnetWork%2Fstatus%2Fq'].map(looksPersonal)).toEqual([true, true])
  expect(['byd seagull 2025', '2.0-3.0', '%%%', ''].map(looksPersonal)).toEqual([false, false, false, false])
})

// A second for what grows with the length; with its square it would be many minutes, which the limit of a test ends.
it.each(['@', 'a', '1.', '%40', '1-a', '+', '(', 'A', 'aA', '-', 'network/', 'network/status'])('comes to an end on a long address of %s', (part) => {
  const address = `/${part.repeat(Math.ceil(400_000 / part.length))}`
  expect(maskPath(address).length).toBeLessThanOrEqual(address.length)
})
