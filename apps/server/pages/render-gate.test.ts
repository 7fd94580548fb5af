import { expect, it } from 'vitest'
import { createRenderGate } from './render-gate.ts'

it('lets so many run, so many wait, and refuses the rest at once', async () => {
  const gate = createRenderGate({ active: 2, waiting: 1 })
  const steps = Array.from({ length: 3 }, () => Promise.withResolvers<number>())
  const runs = steps.map((step) => gate.run(() => step.promise))
  expect(gate.waiting()).toBe(1)
  await expect(gate.run(async () => 0)).rejects.toMatchObject({ key: 'unavailable', retryAfterSeconds: 1 })
  steps.forEach((step, index) => step.resolve(index))
  expect(await Promise.all(runs)).toEqual([0, 1, 2])
})

it('gives the place on when a render fails', async () => {
  const gate = createRenderGate({ active: 1, waiting: 5 })
  const failed = gate.run(() => Promise.reject(new Error('failed')))
  const next = gate.run(async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
  expect(await gate.run(async () => 'later')).toBe('later')
})
