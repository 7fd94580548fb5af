/** Prints one step of a start like `apps/server/process/progress.ts` does. */
export function printStep(step, text) {
  process.stdout.write(`${step.padEnd(10)}${text}\n`)
}

/** Seconds since `begun` (of `performance.now()`), for people. */
export function secondsSince(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`
}
