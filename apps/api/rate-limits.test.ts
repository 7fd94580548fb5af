import { describe, expect, it } from 'vitest'
import { createRateLimits, DEFAULT_LIMITS } from './rate-limits.ts'

describe('createRateLimits', () => {
  it('refuses after the last point and says how long to wait', async () => {
    const take = createRateLimits({ ...DEFAULT_LIMITS, enquiry: { points: 2, seconds: 600 } })
    await take('enquiry', '203.0.113.1')
    await take('enquiry', '203.0.113.1')
    const refusal: unknown = await take('enquiry', '203.0.113.1').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ key: 'rate_limited' })
    expect(Reflect.get(Object(refusal), 'retryAfterSeconds')).toBeGreaterThan(590)
  })

  it('counts a call no more whose point was given back', async () => {
    const take = createRateLimits({ ...DEFAULT_LIMITS, enquiry: { points: 3, seconds: 600 } })
    for (let time = 0; time < 3; time += 1) {
      const giveBack = await take('enquiry', '203.0.113.1')
      await giveBack()
    }
    for (let time = 0; time < 3; time += 1) await take('enquiry', '203.0.113.1')
    await expect(take('enquiry', '203.0.113.1')).rejects.toMatchObject({ key: 'rate_limited' })
    await expect((await take('enquiry', null))()).resolves.toBeUndefined()
  })

  it('refuses in the end whoever only ever sends what is given back', async () => {
    const take = createRateLimits({ ...DEFAULT_LIMITS, enquiry: { points: 4, seconds: 600 } })
    const outcomes: string[] = []
    for (let time = 0; time < 12; time += 1) {
      outcomes.push(
        await take('enquiry', '203.0.113.1').then(
          (giveBack) => giveBack().then(() => 'taken'),
          (error: { key: string }) => error.key,
        ),
      )
    }
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(8)
    expect(outcomes.at(-1)).toBe('rate_limited')
  })

  it('counts addresses and kinds apart, and an unknown address not at all', async () => {
    const take = createRateLimits({ ...DEFAULT_LIMITS, enquiry: { points: 1, seconds: 600 } })
    await take('enquiry', '203.0.113.1')
    await take('enquiry', '203.0.113.2')
    await take('read', '203.0.113.1')
    await take('enquiry', null)
    await take('enquiry', null)
    await expect(take('enquiry', '203.0.113.1')).rejects.toMatchObject({ key: 'rate_limited' })
  })
})
