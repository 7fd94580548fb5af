import { describe, expect, it } from 'vitest'
import { makeDeviceProof, readDeviceProof } from './device.ts'

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
