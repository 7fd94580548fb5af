import { defineConfig } from 'vitest/config'
import { readTestEnv } from './apps/server/settings/env.ts'
import { compileMessages } from './scripts/vite/compile-messages.ts'

// Unit tests and tests on a real PostgreSQL alike: one server for the whole run, one database of its own for each test file.
export default defineConfig({
  // Messages as both builds have them: compiled, values set apart in Arabic and Urdu.
  plugins: [compileMessages()],
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
  test: {
    environment: 'node',
    include: ['{apps,core,contract,drawing,i18n,demo,tests,bench,scripts}/**/*.test.{ts,tsx}'],
    // `npm run sweep` takes the long ones: they start and end whole processes and servers.
    exclude: ['**/node_modules/**', 'tests/e2e/**', ...(readTestEnv().isLong ? [] : ['**/*.long.test.ts'])],
    globalSetup: ['tests/setup/postgres.ts'],
    setupFiles: ['tests/setup/console.ts', 'tests/setup/leave-clean.ts'],
    pool: 'forks',
    // The files of a worker share its modules, which are then read once instead of three hundred times: half of the work of a run.
    isolate: false,
    // One more than the cores that a run is measured on: a tenth of the files waits for processes and clocks.
    maxWorkers: 3,
    // Ends what hangs, and nothing that is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    restoreMocks: true,
    server: { deps: { inline: ['use-intl', 'icu-minify'] } },
    watch: false,
  },
})
