export type Turnstile = { pass<T>(work: () => Promise<T>): Promise<T> }

/** Lets `running` pieces of work run at once and `waiting` wait in order; the next one is refused with `refuse()`. */
export function createTurnstile(limits: { running: number; waiting: number; refuse: () => Error }): Turnstile {
  const line: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1
      return
    }
    if (line.length >= limits.waiting) throw limits.refuse()
    await new Promise<void>((resolve) => line.push(resolve))
  }

  // The place of the one who leaves goes to the next in line, so `running` stays as it is then.
  function leave(): void {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return {
    pass: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
