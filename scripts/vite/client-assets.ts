import { createHash } from 'node:crypto'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const NAME = 'virtual:client-assets'
const RESOLVED = `\0${NAME}`
const BOOT_SOURCE = 'apps/site/hydration/boot.ts'
const EARLY_SOURCE = 'apps/site/hydration/early.ts'
const SUGGEST_SOURCE = 'apps/site/suggest/suggest.ts'
/** Bytes on the line (Brotli). */
const LIMITS = { [BOOT_SOURCE]: 1_430, [EARLY_SOURCE]: 2_200, [SUGGEST_SOURCE]: 2_600 }
const DEV_BOOT = '/@boot.js'
const DEV_EARLY = '/@early.js'
const DEV_SUGGEST = '/@suggest.js'

/** A file of its own, with the address of the one that it fetches in turn. */
type OwnFile = { source: keyof typeof LIMITS; next: { name: 'EARLY' | 'SUGGEST'; address: string } | null }

/**
 * Builds the boot script as a file of its own (at most 1.4 kB on the line), what it fetches when the first view stands as another, and the
 * suggestions that this fetches for a search as a third, and gives the server the address and integrity of the first as `virtual:client-assets`.
 */
export function clientAssets(): Plugin {
  const assets: { src: string; integrity: string | undefined } = { src: DEV_BOOT, integrity: undefined }
  let root = ''
  return {
    name: 'quayline:client-assets',
    configResolved(config) {
      root = config.root
    },
    resolveId: (source) => (source === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const boot = ${JSON.stringify(assets)}` : null),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const emit = async ({ source, next }: OwnFile) => {
        const code = await buildScript({ root, source, next, minify: true })
        const size = brotliCompressSync(code).length
        if (size > LIMITS[source]) this.error(`${source} weighs ${size} bytes packed, more than ${LIMITS[source]}`)
        const hash = createHash('sha256').update(code).digest()
        const fileName = `assets/${path.basename(source, '.ts')}-${hash.toString('base64url').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source: code })
        return { src: `/${fileName}`, integrity: `sha256-${hash.toString('base64')}` }
      }
      const suggest = await emit({ source: SUGGEST_SOURCE, next: null })
      const early = await emit({ source: EARLY_SOURCE, next: { name: 'SUGGEST', address: suggest.src } })
      Object.assign(assets, await emit({ source: BOOT_SOURCE, next: { name: 'EARLY', address: early.src } }))
    },
    configureServer(server) {
      const files: readonly (readonly [address: string, file: OwnFile])[] = [
        [DEV_BOOT, { source: BOOT_SOURCE, next: { name: 'EARLY', address: DEV_EARLY } }],
        [DEV_EARLY, { source: EARLY_SOURCE, next: { name: 'SUGGEST', address: DEV_SUGGEST } }],
        [DEV_SUGGEST, { source: SUGGEST_SOURCE, next: null }],
      ]
      for (const [address, file] of files) {
        server.middlewares.use(address, (_request, response) => {
          void buildScript({ root, ...file, minify: false }).then((code) => {
            response.setHeader('content-type', 'text/javascript')
            response.end(code)
          })
        })
      }
    },
  }
}

async function buildScript({ root, source, next, minify }: OwnFile & { root: string; minify: boolean }): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    // Wrapped by hand: as "iife", esbuild would write `import()` of a known address as a `require` of its own.
    format: 'esm',
    banner: { js: '(()=>{"use strict";' },
    footer: { js: '})()' },
    target: 'es2022',
    define: next ? { [next.name]: JSON.stringify(next.address) } : {},
    external: next ? [next.address] : [],
    loader: { '.css': 'text' },
    minify,
    write: false,
    legalComments: 'none',
  })
  return result.outputFiles[0]?.text ?? ''
}
