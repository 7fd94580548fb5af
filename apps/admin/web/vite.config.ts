import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, type Plugin } from 'vite'
import { NONCE_MARK } from '#apps/admin/nonce-mark.ts'
import { integrity } from '#scripts/vite/integrity.ts'

const ROOT = import.meta.dirname
const PROJECT = path.resolve(ROOT, '../../..')

// Changes with an update of packages only, so browsers keep it over releases of the screens.
const FRAME = /node_modules[\\/](?:react|react-dom|scheduler|@emotion|@mui|@tanstack|@popperjs|react-admin|react-hook-form|react-transition-group)[\\/]/

const PUSH_WORKER = 'push-worker'

/** The screens of the back office: `build/admin`, served below `/admin/` by `apps/admin/api/screens.ts`. */
export default defineConfig({
  root: ROOT,
  base: '/admin/',
  publicDir: false,
  plugins: [react(), compiledMessages(), integrity()],
  resolve: { alias: oneRouter() },
  html: { cspNonce: NONCE_MARK },
  build: {
    outDir: path.join(PROJECT, 'build/admin'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { index: path.join(ROOT, 'index.html'), [PUSH_WORKER]: path.join(ROOT, 'push-worker/push-worker.ts') },
      output: {
        codeSplitting: { groups: [{ name: 'frame', test: FRAME }] },
        // Browsers look for a worker at one address for ever.
        entryFileNames: ({ name }) => (name === PUSH_WORKER ? `${PUSH_WORKER}.js` : 'assets/[name]-[hash].js'),
      },
    },
  },
})

/**
 * react-admin brings React Router 7, the site uses 8, and the installer lays several copies of 7 side by side. Two copies would mean two
 * router contexts, so every import of it in this build leads to the copy that react-admin itself sees.
 */
function oneRouter() {
  const fromHere = createRequire(path.join(ROOT, 'vite.config.ts'))
  const fromReactAdmin = createRequire(fromHere.resolve('react-admin'))
  const folder = path.dirname(fromReactAdmin.resolve('react-router/package.json'))
  const main = path.join(folder, 'dist/production/index.mjs')
  return [{ find: /^react-router(-dom)?$/, replacement: main }]
}

/** Groups of the site's words that the screens of the catalogue show too, under `site`: one word for one thing. */
const SITE_GROUPS = ['autoType', 'energy', 'body', 'drive', 'transmission', 'steering', 'condition', 'colour', 'previousUse', 'port', 'fittings'] as const

/** `virtual:messages/<locale>`: the catalogue with its ICU texts compiled, so that no parser goes to the browser. */
function compiledMessages(): Plugin {
  const prefix = 'virtual:messages/'
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const read = async (name: string) => {
        const file = path.join(PROJECT, 'i18n/messages', id.slice(prefix.length + 1), `${name}.json`)
        this.addWatchFile(file)
        return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
      }
      const [own, site] = await Promise.all([read('admin'), read('site')])
      const compiled = compileAll({ ...own, site: Object.fromEntries(SITE_GROUPS.map((group) => [group, site[group]])) })
      return `export default ${JSON.stringify(compiled)}`
    },
  }
}

function compileAll(messages: unknown): unknown {
  if (typeof messages === 'string') return compile(messages)
  return Object.fromEntries(Object.entries(messages as object).map(([key, value]) => [key, compileAll(value)]))
}
