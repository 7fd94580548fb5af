// Does a restart cut anybody off? Stops the server (SIGTERM) again and again while clients of five kinds ask without a pause, and counts the
// requests that it had accepted and did not answer. RESTARTS=50 takes more stops; DRAIN_SECONDS is passed on.
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startLoad, type Outcomes } from './restart-load.ts'
import { freePort, type Running, SERVER_CORE, startPinned } from './server.ts'

const RESTARTS = Number(process.env.RESTARTS ?? 20)
/** Load before the stop, in milliseconds: long enough that connections of every age are open. */
const LIFE = { shortest: 1_500, longest: 3_500 }

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-restart-'))
const port = await freePort()
const sums = new Map<string, { answered: number; reset: number; refused: number; told: Map<string, number> }>()
const stops: number[] = []

try {
  for (let round = 1; round <= RESTARTS; round += 1) console.log(`stop ${round} of ${RESTARTS}: ${await stopOnce()}`)
  report()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function stopOnce(): Promise<string> {
  const server = await startServer()
  const load = startLoad(port, () => false)
  await wait(randomInt(LIFE.shortest, LIFE.longest))
  const begun = performance.now()
  await server.stop()
  stops.push(performance.now() - begun)
  await load.done
  add(load.outcomes)
  const reset = Object.values(load.outcomes).reduce((sum, outcome) => sum + outcome.reset, 0)
  return `${reset} cut off, stopped after ${Math.round(stops.at(-1) ?? 0)} ms`
}

function add(outcomes: Outcomes): void {
  for (const [kind, { answered, reset, refused, told }] of Object.entries(outcomes)) {
    const sum = sums.get(kind) ?? { answered: 0, reset: 0, refused: 0, told: new Map<string, number>() }
    for (const [code, count] of told) sum.told.set(code, (sum.told.get(code) ?? 0) + count)
    sums.set(kind, { answered: sum.answered + answered, reset: sum.reset + reset, refused: sum.refused + refused, told: sum.told })
  }
}

function report(): void {
  for (const [kind, { answered, reset, refused, told }] of sums) {
    const codes = [...told].map(([code, count]) => `${code} ${count}`).join(', ')
    console.log(
      `${kind.padEnd(16)} ${answered} answered, ${reset} cut off${codes === '' ? '' : ` (${codes})`}, ${refused} turned away after the port was closed`,
    )
  }
  const sorted = stops.toSorted((one, other) => one - other)
  console.log(`a stop took ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms in the middle, ${Math.round(sorted.at(-1) ?? 0)} ms at most`)
  process.exitCode = [...sums.values()].every(({ reset }) => reset === 0) ? 0 : 1
}

function startServer(): Promise<Running> {
  return startPinned({
    core: SERVER_CORE,
    args: ['build/server/main.js'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      DEMO_PICTURES: 'none',
      LOG_LEVEL: 'error',
      ...(process.env.DRAIN_SECONDS === undefined ? {} : { DRAIN_SECONDS: process.env.DRAIN_SECONDS }),
    },
    ready: `http://127.0.0.1:${port}/readyz`,
  })
}
