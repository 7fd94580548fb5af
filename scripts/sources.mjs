import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './child.mjs'

/** Written last by a complete build: the hash of what it was made of. */
export const BUILD_STAMP = path.join(ROOT, 'build/stamp')

const FOLDERS = ['apps', 'core', 'contract', 'drawing', 'i18n', 'demo', 'scripts/vite']
const ROOT_FILE = /\.(ts|json)$/
const NOT_BUILT = /\.test\.tsx?$/

/** One hash over the names and contents of everything a build reads. */
export function hashSources() {
  const hash = createHash('sha256').update(process.platform)
  for (const file of listSources())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

export function isBuilt() {
  return existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === hashSources()
}

function listSources() {
  const inRoot = readdirSync(ROOT).filter((name) => ROOT_FILE.test(name))
  const inFolders = FOLDERS.flatMap((folder) => listFolder(folder)).filter((file) => !NOT_BUILT.test(file))
  return [...inRoot, 'scripts/build.mjs', ...inFolders].sort((a, b) => (a < b ? -1 : 1))
}

function listFolder(folder) {
  const full = path.join(ROOT, folder)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    return entry.isDirectory() ? listFolder(name) : [name]
  })
}
