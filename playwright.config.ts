import { defineConfig, devices } from '@playwright/test'
import { readTestEnv } from '#apps/server/settings/env.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // `npm test` takes the journeys and each page once, `npm run sweep` every page in every language.
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts' },
    { name: 'sweep', testMatch: '*.sweep.ts' },
  ],
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // Shorter than a test: what waits in vain is then named by its locator.
    actionTimeout: 20_000,
    // A journey is a first visit, and many answer requests themselves; `without-line.spec.ts` lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: readTestEnv().headlessShellPath ?? readTestEnv().chromePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
