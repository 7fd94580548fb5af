import { describe, expect, it } from 'vitest'
import { matchTotp, toBase32, totpCode, totpStep, totpUri } from './totp.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

describe('RFC 6238 appendix B, SHA-1', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(totpCode(RFC_SECRET, totpStep(new Date(seconds * 1000)), 8)).toBe(code)
  })
})

describe('RFC 4226 appendix D', () => {
  it('gives the ten codes of the counters 0 to 9', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => totpCode(RFC_SECRET, counter))
    expect(codes).toEqual(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])
  })
})

describe('RFC 4648 section 10', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is %s', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
  })
})

describe('matchTotp', () => {
  const at = new Date('2026-11-21T10:00:10Z')
  const step = totpStep(at)
  const match = (offset: number, lastStep: number | null = null) => matchTotp({ secret: RFC_SECRET, code: totpCode(RFC_SECRET, step + offset), at, lastStep })

  it('accepts the present step and its neighbours only', () => {
    expect([-2, -1, 0, 1, 2].map((offset) => match(offset))).toEqual([null, step - 1, step, step + 1, null])
  })

  it('refuses a used step and everything before it', () => {
    expect(match(0, step)).toBeNull()
    expect(match(-1, step)).toBeNull()
    expect(match(1, step)).toBe(step + 1)
  })

  it('refuses other texts', () => {
    for (const code of ['', '12345', '1234567', 'abcdef']) expect(matchTotp({ secret: RFC_SECRET, code, at, lastStep: null })).toBeNull()
  })
})

describe('totpUri', () => {
  it('is read by authenticators', () => {
    const uri = new URL(totpUri({ issuer: 'Quayline Staff', mail: 'li+1@example.com', secret: RFC_SECRET }))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('Quayline Staff:li+1@example.com')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: toBase32(RFC_SECRET),
      issuer: 'Quayline Staff',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
