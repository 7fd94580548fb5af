import { afterAll, vi } from 'vitest'

// The files of a worker share its process: none leaves what it has put in the place of a clock, a global or a variable.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
