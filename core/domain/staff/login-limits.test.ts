import { describe, expect, it } from 'vitest'
import { waitSeconds, type Pace } from '#core/domain/login-attempt/index.ts'
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

it('lets fewer than a hundred guesses at one account through in a day, by strangers, one known browser and one session together', () => {
  for (const factor of ['password', 'totp'] as const) {
    const ofStrangers = limitsOf({ factor, account: 'a@example.com', ip: '192.0.2.1', device: null }).filter(({ isShared }) => !isShared)
    const ofBrowsers = ['nonce', 'session.7'].flatMap((device) => limitsOf({ factor, account: 'a@example.com', ip: '192.0.2.1', device }))
    const total = [...ofStrangers, ...ofBrowsers].map(guessesInADay).reduce((sum, guesses) => sum + guesses, 0)
    expect(total).toBeLessThan(100)
    expect(total).toBeGreaterThan(80)
  }
})

/** Of somebody who guesses always as soon as he may. */
function guessesInADay(pace: Pace): number {
  let seconds = 0
  let guesses = 0
  while (seconds < 86_400) {
    guesses += 1
    seconds += waitSeconds(pace, guesses)
  }
  return guesses
}
