import { readProcessEnv } from '#apps/server/settings/env.ts'
import type { Surroundings } from './live.ts'
import { findRootDir } from '#apps/server/process/root-dir.ts'

/** This process. `folder`: of the module that is run, from which the checkout is found. */
export function processSurroundings(folder: string): Surroundings {
  const rootDir = findRootDir(folder)
  // A terminal or pipe that has gone must not end the process before it has stopped as it should.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return {
    readEnv: () => readProcessEnv(rootDir),
    rootDir,
    events: process,
    output: process.stdout,
    errors: process.stderr,
    exit: (code) => process.exit(code),
  }
}
