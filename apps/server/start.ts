import { composeWith } from './compose.ts'
import type { Lifecycle } from './process/lifecycle.ts'
import { run, type RunInput } from './startup/run.ts'
import { processSurroundings } from './startup/surroundings.ts'

/** Starts the product in this process. `tools`: of the development server, in front of it. */
export function start(tools?: RunInput['tools']): Promise<Lifecycle> {
  return run({ ...processSurroundings(import.meta.dirname), compose: composeWith(() => import('virtual:react-router/server-build')), tools })
}
