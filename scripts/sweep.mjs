// What `npm test` takes a share of, in full: every page in every language at every width, long tests, and those that have a long form.
import { main } from './child.mjs'
import { ensureJava } from './ensure-java.mjs'
import { runParts, runPlaywright, runVitest } from './run-tests.mjs'

/** Those named `*.long.test.ts` are taken here alone; the others ask `inject('isLong')`. */
const LONG = [
  '.long.test.ts',
  'apps/admin/api/bad-input.test.ts',
  'core/domain/import/check/read-drafts.test.ts',
  'core/domain/partner/signature.test.ts',
  'scripts/translations/exchange.test.ts',
  'tests/integration/api/member.test.ts',
  'tests/integration/api/properties.test.ts',
  'tests/integration/api/staff-properties.test.ts',
  'tests/integration/site/page-tags.test.ts',
  'tests/integration/site/stock-words.test.ts',
]

await main(() =>
  runParts([() => runVitest({ files: LONG, env: { TEST_LONG: '1' } }), () => runPlaywright('sweep', async () => ({ JAVA_PATH: await ensureJava() }))]),
)
