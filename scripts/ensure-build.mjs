import { build } from './build.mjs'
import { printStep, secondsSince } from './progress.mjs'
import { isBuilt } from './sources.mjs'

/** Builds when any source differs from what the last complete build was made of. */
export async function ensureBuilt() {
  if (isBuilt()) return printStep('build', 'up to date')
  printStep('build', 'sources are new: building')
  const begun = performance.now()
  await build({ isQuiet: true })
  printStep('build', `done in ${secondsSince(begun)}`)
}
