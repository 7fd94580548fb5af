import { expect, it } from 'vitest'
import { registerInputSchema } from './member.ts'
import { readInput } from './read-input.ts'

const whole = { email: ' amina@example.com ', password: 'a'.repeat(64) }

it('reads what the schema knows', () => {
  expect(readInput(registerInputSchema, { ...whole, extra: 1 })).toEqual({ email: 'amina@example.com', password: 'a'.repeat(64) })
})

it('names the field and the kind of what is wrong, and repeats nothing of it', () => {
  const refused = { key: 'validation_failed', issues: [{ path: 'name', key: 'too_big' }] }
  expect(() => readInput(registerInputSchema, { ...whole, name: 'x'.repeat(20_000) })).toThrow(expect.objectContaining(refused))
  expect(() => readInput(registerInputSchema, null)).toThrow(expect.objectContaining({ key: 'validation_failed' }))
})
