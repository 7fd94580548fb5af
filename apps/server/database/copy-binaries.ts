import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies the programs once to `<cacheDir>/<package version>-<hash>`, where every user can read and run them, and returns that
 * folder. It appears there complete or not at all.
 */
export async function copyBinaries(native: string, cacheDir: string): Promise<string> {
  const files = await listFiles(native)
  const target = path.join(cacheDir, `${await versionOf(native)}-${hashOf(files)}`)
  if (await isFolder(target)) return target
  const building = `${target}.${process.pid}`
  await makeOpenFolder(cacheDir)
  await makeOpenFolder(building)
  try {
    for (const file of files) await copyEntry(file, native, building)
    await rename(building, target)
  } catch (error) {
    await rm(building, { recursive: true, force: true })
    if (!(await isFolder(target))) throw error
  }
  return target
}

type Entry = { name: string; kind: 'folder' | 'link' | 'file'; size: number; isProgram: boolean }

async function listFiles(native: string): Promise<Entry[]> {
  const entries = await readdir(native, { recursive: true, withFileTypes: true })
  const listed = entries
    .filter((entry) => !entry.name.endsWith('.a'))
    .map(async (entry): Promise<Entry> => {
      const full = path.join(entry.parentPath, entry.name)
      const name = path.relative(native, full)
      if (entry.isDirectory()) return { name, kind: 'folder', size: 0, isProgram: false }
      if (entry.isSymbolicLink()) return { name, kind: 'link', size: 0, isProgram: false }
      const { size, mode } = await stat(full)
      return { name, kind: 'file', size, isProgram: (mode & 0o100) !== 0 }
    })
  return (await Promise.all(listed)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function copyEntry(entry: Entry, from: string, to: string): Promise<void> {
  const target = path.join(to, entry.name)
  if (entry.kind === 'folder') return makeOpenFolder(target)
  if (entry.kind === 'link') return symlink(await readlink(path.join(from, entry.name)), target)
  await copyFile(path.join(from, entry.name), target)
  await chmod(target, entry.isProgram ? 0o755 : 0o644)
}

// Not `mode` of mkdir: a strict umask would take the rights away again.
async function makeOpenFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

async function versionOf(native: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string }
  return manifest.version
}

function hashOf(entries: readonly Entry[]): string {
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12)
}

async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null))?.isDirectory() === true
}
