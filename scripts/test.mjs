// The tests on a fresh clone: installs, finds a browser, builds if stale, runs Vitest and the journeys, and ends with the sum.
import { main } from './child.mjs'
import { runParts, runPlaywright, runVitest } from './run-tests.mjs'

await main(() => runParts([() => runVitest(), () => runPlaywright('journeys')]))
