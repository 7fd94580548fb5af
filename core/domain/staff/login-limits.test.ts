import { waitSeconds } from '#core/domain/login-attempt/index.ts'
import { describe, expect, it } from 'vitest'
import { makeDeviceProof, readDeviceProof } from './device.ts'
import { limitsOf } from './login-limits.ts'
import { networkOf } from './network.ts'

describe('waitSeconds', () => {
  const limit = { free: 5, baseSeconds: 15, capSeconds: 900, forgetSeconds: 86_400 }

  it('is free at first, then doubles up to its cap', () => {
    expect([0, 4, 5, 6, 7, 10, 11, 12, 1000].map((failures) => waitSeconds(limit, failures))).toEqual([0, 0, 15, 30, 60, 480, 900, 900, 900])
  })
})

describe('limitsOf', () => {
  it('counts account and address apart', () => {
    const here = limitsOf({ factor: 'password', account: 'a@example.com', ip: '192.0.2.1', device: null })
    const there = limitsOf({ factor: 'password', account: 'a@example.com', ip: '192.0.2.2', device: null })
    expect(here.map((limit) => limit.bucket)).toHaveLength(2)
    expect(here[0]?.bucket).toBe(there[0]?.bucket)
    expect(here[1]?.bucket).not.toBe(there[1]?.bucket)
    expect(JSON.stringify(here)).not.toContain('example.com')
  })

  it('gives a known device a bucket of its own', () => {
    const limits = limitsOf({ factor: 'password', account: 'a@example.com', ip: '192.0.2.1', device: 'nonce' })
    expect(limits).toHaveLength(1)
    expect(limits[0]?.bucket).toMatch(/^password-device:/)
  })
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s lies in %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('device proof', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const holder = { id: 7, passwordHash: '$argon2id$x' }
  const proof = makeDeviceProof(holder, now)

  it('is known again for half a year, with that password and that person only', () => {
    expect(readDeviceProof(proof, holder, now)).toBe(proof.split('.')[0])
    expect(readDeviceProof(proof, holder, new Date('2027-05-19T10:00:00Z'))).not.toBeNull()
    expect(readDeviceProof(proof, holder, new Date('2027-05-21T10:00:00Z'))).toBeNull()
    expect(readDeviceProof(proof, { ...holder, id: 8 }, now)).toBeNull()
    expect(readDeviceProof(proof, { ...holder, passwordHash: '$argon2id$y' }, now)).toBeNull()
    expect(readDeviceProof(proof, null, now)).toBeNull()
  })

  it('does not survive a change', () => {
    const [nonce, expiry, mac] = proof.split('.')
    for (const changed of ['', 'a.b.c', `${nonce}.${Number(expiry) + 1}.${mac}`, `${nonce}x.${expiry}.${mac}`, `${proof}.x`]) {
      expect(readDeviceProof(changed, holder, now)).toBeNull()
    }
  })
})
