// What `npm test` takes a share of, in full: every page in every language at every width, and the tests that have a long form.
import { main } from './child.mjs'
import { runParts, runPlaywright, runVitest } from './run-tests.mjs'

/** They ask `inject('isLong')`. */
const WITH_LONG_FORM = [
  'core/domain/import/check/read-drafts.test.ts',
  'core/domain/partner/signature.test.ts',
  'scripts/translations/exchange.test.ts',
  'tests/integration/api/member.test.ts',
  'tests/integration/api/properties.test.ts',
  'tests/integration/site/page-tags.test.ts',
]

await main(() => runParts([() => runVitest({ files: WITH_LONG_FORM, env: { TEST_LONG: '1' } }), () => runPlaywright('sweep')]))
