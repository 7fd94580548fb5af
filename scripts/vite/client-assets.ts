import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const NAME = 'virtual:client-assets'
const RESOLVED = `\0${NAME}`
const BOOT_SOURCE = 'apps/site/hydration/boot.ts'
/** Bytes on the line (Brotli). */
const BOOT_LIMIT = 1_200
const DEV_BOOT = '/@boot.js'

/**
 * Builds the boot script as a file of its own (at most 1.2 kB on the line) and gives the
 * server its address and integrity as `virtual:client-assets`.
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
      const code = await buildBoot(root, true)
      const size = brotliCompressSync(code).length
      if (size > BOOT_LIMIT) this.error(`${BOOT_SOURCE} weighs ${size} bytes packed, more than ${BOOT_LIMIT}`)
      const hash = createHash('sha256').update(code).digest()
      const fileName = `assets/boot-${hash.toString('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      assets.src = `/${fileName}`
      assets.integrity = `sha256-${hash.toString('base64')}`
    },
    configureServer(server) {
      server.middlewares.use(DEV_BOOT, (_request, response) => {
        void buildBoot(root, false).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        })
      })
    },
  }
}

async function buildBoot(root: string, minify: boolean): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [BOOT_SOURCE],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify,
    write: false,
    legalComments: 'none',
  })
  return result.outputFiles[0]?.text ?? ''
}
