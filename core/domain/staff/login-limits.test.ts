import { describe, expect, it } from 'vitest'
import { limitsOf } from './login-limits.ts'

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
