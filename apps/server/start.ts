import { composeWith } from './compose.ts'
import type { Lifecycle } from './lifecycle.ts'
import { run, type RunInput } from './run.ts'
import { processSurroundings } from './surroundings.ts'

/** Starts the product in this process. `tools`: of the development server, in front of it. */
export function start(tools?: RunInput['tools']): Promise<Lifecycle> {
  return run({ ...processSurroundings(import.meta.dirname), compose: composeWith(() => import('virtual:react-router/server-build')), tools })
}
