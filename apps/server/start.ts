import { compose } from './compose.ts'
import type { Handler } from './http-server.ts'
import type { Lifecycle } from './lifecycle.ts'
import { run } from './run.ts'
import { processSurroundings } from './surroundings.ts'

/** Starts the product in this process. `before`: sees each request first (Vite's middleware in development). */
export function start(input: { before?: Handler['before'] } = {}): Promise<Lifecycle> {
  return run({ ...processSurroundings(import.meta.dirname), compose, before: input.before })
}
