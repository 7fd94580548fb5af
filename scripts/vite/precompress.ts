import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|html|wasm)$/
const SMALLEST = 512

/** Writes `.br` (quality 11) and `.gz` beside every text file of the client build, once the last of them exists. */
export function precompress(): Plugin {
  return {
    name: 'quayline:precompress',
    apply: 'build',
    writeBundle: {
      // React Router writes its manifest into the client folder while the server is built.
      order: 'post',
      async handler() {
        if (this.environment.name !== 'ssr') return
        await precompressFolder(path.resolve(this.environment.config.root, 'build/client'))
      },
    },
  }
}

/** Compresses the text files under `folder` that lie there; files where compression gains nothing stay alone. */
export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files) await compressFile(file)
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < SMALLEST) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  if (br.length < plain.length) await writeFile(`${file}.br`, br)
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz)
}
