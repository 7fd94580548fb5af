import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './argon2id.ts'
import { createTurnstile } from './turnstile.ts'

const TRANSFORMED = 'a'.repeat(64)

describe('argon2id', () => {
  it('stores the parameters that OWASP asks for and knows the password again', async () => {
    const hasher = createPasswordHasher()
    const stored = await hasher.hash(TRANSFORMED)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hasher.verify(stored, TRANSFORMED)).toBe(true)
    expect(await hasher.verify(stored, 'b'.repeat(64))).toBe(false)
  })

  it('never accepts for an unknown account', async () => {
    expect(await createPasswordHasher().verify(null, TRANSFORMED)).toBe(false)
  })
})

describe('turnstile', () => {
  it('runs some, lets some wait and refuses the rest', async () => {
    const gates: (() => void)[] = []
    const started: number[] = []
    const turnstile = createTurnstile({ running: 2, waiting: 1, refuse: () => new Error('full') })
    const work = (id: number) =>
      turnstile.pass(() => {
        started.push(id)
        return new Promise<number>((resolve) => gates.push(() => resolve(id)))
      })
    const first = work(1)
    const second = work(2)
    const third = work(3)
    await expect(work(4)).rejects.toThrow('full')
    expect(started).toEqual([1, 2])
    gates[0]?.()
    expect(await first).toBe(1)
    gates[1]?.()
    expect(await second).toBe(2)
    gates[2]?.()
    expect(await third).toBe(3)
    expect(started).toEqual([1, 2, 3])
  })

  it('gives the place back when work fails', async () => {
    const turnstile = createTurnstile({ running: 1, waiting: 0, refuse: () => new Error('full') })
    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turnstile.pass(async () => 'fine')).toBe('fine')
  })
})
