// What `npm test` takes a share of, in full: every page in every language at every width, and five times the calls to the API.
import { main } from './child.mjs'
import { runParts, runPlaywright, runVitest } from './run-tests.mjs'

const CALLS = { files: ['tests/integration/api/properties.test.ts'], env: { TEST_CALLS: '20000' } }

await main(() => runParts([() => runVitest(CALLS), () => runPlaywright('sweep')]))
