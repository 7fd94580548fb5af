import { compose } from './compose.ts'
import { readProcessEnv } from './env.ts'
import { findRootDir } from './root-dir.ts'
import { run } from './run.ts'

const rootDir = findRootDir(import.meta.dirname)

// A terminal or pipe that has gone must not end the process before it has stopped as it should.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

await run({
  readEnv: () => readProcessEnv(rootDir),
  rootDir,
  compose,
  events: process,
  output: process.stdout,
  errors: process.stderr,
  exit: (code) => process.exit(code),
})
