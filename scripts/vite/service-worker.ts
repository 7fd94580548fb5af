import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { LOCALE_CODES } from '#i18n/locales.ts'
import type { NoteWords } from '#apps/site/offline/kept-note.ts'
import { typeset } from './typeset.ts'

const FOLDER = 'apps/site/offline/worker'
/** What pages fetch only when it is wanted, and want without a line too. */
const WANTED = [
  'apps/site/shell/open-enquiry.tsx',
  'apps/site/enquiry/enquiry-form.tsx',
  'apps/site/enquiry/waiting-enquiries.tsx',
  'apps/site/enquiry/country-dialog.tsx',
  'apps/site/enquiry/contact-hint.tsx',
  'apps/site/enquiry/phone-slip.ts',
  'apps/site/enquiry/sent-enquiries.ts',
  'apps/site/offline/at-rest.ts',
  'apps/site/offline/forget-kept.ts',
] as const
const EARLY = /^early-[\w-]+\.js$/
const MANIFEST = /^manifest-[\w-]+\.js$/

/**
 * Makes the service worker once the client build is written, as it names that build: `service-worker.js`, and `service-worker-off.js` to withdraw it.
 * Neither stands in the development server.
 */
export function serviceWorker(): Plugin {
  let wanted: readonly string[] = []
  return {
    name: 'quayline:service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const missing = WANTED.filter((source) => chunkOf(chunks, source) === undefined)
      if (missing.length > 0) this.error(`No file of the client holds ${missing.join(', ')}`)
      wanted = [...new Set(WANTED.flatMap((source) => withImports(chunks, chunkOf(chunks, source)?.fileName ?? '')))].map((file) => `/${file}`)
    },
    writeBundle: {
      // React Router writes its manifest into the client folder while the server is built.
      order: 'post',
      async handler() {
        if (this.environment.name !== 'ssr') return
        const { root } = this.environment.config
        const client = path.join(root, 'build/client')
        const names = readdirSync(path.join(client, 'assets')).toSorted()
        const manifest = names.find((name) => MANIFEST.test(name))
        const early = names.find((name) => EARLY.test(name))
        if (manifest === undefined || early === undefined) this.error('The client build has no manifest or no early script')
        const name = createHash('sha256').update(names.join('\n')).digest('base64url').replaceAll(/\W/g, '').slice(0, 8)
        const facts = { name, manifest: `/assets/${manifest}`, parts: [...wanted, `/assets/${early}`].toSorted(), words: readWords(root) }
        await bundleWorker({ root, source: 'worker.ts', to: path.join(client, 'service-worker.js'), facts })
        await bundleWorker({ root, source: 'withdrawn-worker.ts', to: path.join(client, 'service-worker-off.js'), facts })
      },
    },
  }
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], source: string): Rolldown.OutputChunk | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
}

/** A file and everything that it imports by its first lines. */
function withImports(chunks: readonly Rolldown.OutputChunk[], fileName: string, known = new Set<string>()): string[] {
  if (known.has(fileName)) return [...known]
  known.add(fileName)
  for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) withImports(chunks, name, known)
  return [...known]
}

/** The words that the worker itself writes, in every language. */
function readWords(root: string): Record<string, NoteWords> {
  return Object.fromEntries(
    LOCALE_CODES.map((locale) => {
      const messages = JSON.parse(readFileSync(path.join(root, `i18n/messages/${locale}/site.json`), 'utf8')) as Record<string, Record<string, string>>
      const read = (group: string, key: string) => typeset(messages[group]?.[key] ?? '', `${locale}/site.${group}.${key}`)
      return [locale, { page: read('kept', 'page'), missing: read('kept', 'missing'), retry: read('shell', 'retry') }]
    }),
  )
}

async function bundleWorker({ root, source, to, facts }: { root: string; source: string; to: string; facts: object }): Promise<void> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [path.join(FOLDER, source)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
    minify: true,
    write: false,
    legalComments: 'none',
  })
  writeFileSync(to, result.outputFiles[0]?.text ?? '')
}
