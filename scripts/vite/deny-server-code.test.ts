import { expect, it } from 'vitest'
import { denied } from './deny-server-code.ts'

it.each([
  'core/domain/car/index.ts',
  'core/db/client.ts',
  'apps/server/settings/env.ts',
  'apps/api/create-api.ts',
  'apps/jobs/start-jobs.ts',
  'apps/admin/api/app.ts',
  'apps/site/request/context.server.ts',
  'apps/site/vehicle/labels.server.ts',
  'node_modules/zod/v4/core/core.js',
  'node_modules/pg/lib/index.js',
  'node_modules/drizzle-orm/index.js',
  'node:fs',
  '__vite-browser-external:fs',
])('refuses %s in the browser', (name) => {
  expect(denied(name)).toContain(name)
})

it.each([
  'apps/site/root.tsx',
  'contract/errors.ts',
  'i18n/load.ts',
  'node_modules/react/index.js',
  'apps/site/ui/core-thing.tsx',
  'node_modules/pgp/index.js',
])('lets %s in', (name) => {
  expect(denied(name)).toBeNull()
})
