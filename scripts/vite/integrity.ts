import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const PAGE = 'index.html'
const CHECKED = /\.(js|css)$/
/** Tags of a built page that load a script or a sheet, with their address. */
const LOADING = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"/g
const FIRST_SCRIPT = /[ \t]*<(?:script\b|link rel="modulepreload")/

/**
 * Gives every script and sheet of a built page its `integrity`, and every module that these load later a line in an import map: a browser
 * runs no file of ours that is not the one that was built. Where nothing is found to check, the build fails.
 */
export function integrity(): Plugin {
  return {
    name: 'quayline:integrity',
    apply: 'build',
    // Files as they are served: what other plugins do to them has been done.
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const { base } = this.environment.config
        const file = path.join(dir, PAGE)
        const names = (await readdir(dir, { recursive: true })).filter((name) => CHECKED.test(name))
        const hashes = await Promise.all(
          names.map(async (name) => [base + name.split(path.sep).join('/'), hashOf(await readFile(path.join(dir, name)))] as const),
        )
        await writeFile(file, withIntegrity(await readFile(file, 'utf8'), new Map(hashes)))
      },
    },
  }
}

/** `page` with the hashes of what it loads; `hashes` by address. Throws where a script of the page is not among them. */
export function withIntegrity(page: string, hashes: ReadonlyMap<string, string>): string {
  const checked = page.replace(LOADING, (tag, address: string) => {
    const hash = hashes.get(address)
    if (hash === undefined && tag.startsWith('<script')) throw new Error(`${address} is a script of the page, but no file of its build`)
    return hash === undefined ? tag : `${tag} integrity="${hash}"`
  })
  if (!FIRST_SCRIPT.test(checked)) throw new Error('the page loads no script')
  const modules = [...hashes].filter(([address]) => address.endsWith('.js')).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const map = `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(modules) })}</script>`
  return checked.replace(FIRST_SCRIPT, (tag) => `    ${map}\n${tag}`)
}

function hashOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
