import cliProgress from 'cli-progress'
import type { Writable } from 'node:stream'

export type ProgressBar = {
  /** `done` of the total given at the start, or of `total` where it turns out different. */
  update(done: number, total?: number): void
  /** Leaves the bar standing as it is. */
  stop(): void
}

/** What the operator reads while starting: one line for each step, a bar for the long ones. `scripts/progress.mjs` writes alike. */
export type Progress = {
  line(step: string, text: string): void
  bar(step: string, total: number): ProgressBar
}

const STEP_WIDTH = 10

/** A terminal sees a moving bar, a log file a line every two seconds. */
export function createProgress(stream: Writable): Progress {
  return {
    line: (step, text) => void stream.write(`${step.padEnd(STEP_WIDTH)}${text}\n`),
    bar: (step, total) => startBar(stream, step, total),
  }
}

function startBar(stream: Writable, step: string, total: number): ProgressBar {
  const bar = new cliProgress.SingleBar({
    stream,
    format: `${step.padEnd(STEP_WIDTH)}[{bar}] {percentage}% {value}/{total}`,
    barsize: 30,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    noTTYOutput: true,
    notTTYSchedule: 2_000,
    hideCursor: true,
    gracefulExit: false,
  })
  bar.start(total, 0)
  return {
    update: (done, newTotal) => {
      if (newTotal !== undefined) bar.setTotal(newTotal)
      bar.update(done)
    },
    stop: () => bar.stop(),
  }
}
