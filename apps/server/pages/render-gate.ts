import { AppError } from '#contract/errors.ts'

export type RenderGate = { run<Result>(work: () => Promise<Result>): Promise<Result>; waiting(): number }

/** Lets `active` renders run and `waiting` more stand in line; beyond that the answer is `unavailable` at once, not a pile-up. */
export function createRenderGate(limits: { active: number; waiting: number }): RenderGate {
  const line: (() => void)[] = []
  let active = 0

  async function enter(): Promise<void> {
    if (active < limits.active) {
      active += 1
      return
    }
    if (line.length >= limits.waiting) throw new AppError('unavailable', { retryAfterSeconds: 1 })
    // Who leaves hands over the place, so `active` stays.
    await new Promise<void>((resolve) => line.push(resolve))
  }

  function leave(): void {
    const next = line.shift()
    if (next) next()
    else active -= 1
  }

  return {
    run: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    waiting: () => line.length,
  }
}
