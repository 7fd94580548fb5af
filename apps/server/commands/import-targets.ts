import { open, realpath, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

/** A file by its option (`null`: the file that is imported) and its full path. */
export type NamedFile = { option: string | null; file: string }

/**
 * The first two names that lead to one file, through links and other spellings of the path; null where all differ. Writing one would destroy the other.
 * A file that does not exist yet is known by its folder's real path.
 */
export async function findSameFile(names: readonly NamedFile[]): Promise<{ first: NamedFile; second: NamedFile } | null> {
  const known = new Map<string, NamedFile>()
  for (const second of names) {
    const ids = await identitiesOf(second.file)
    const taken = ids.find((id) => known.has(id))
    const first = taken === undefined ? undefined : known.get(taken)
    if (first) return { first, second }
    for (const id of ids) known.set(id, second)
  }
  return null
}

/** Opens the target before the import, so that a folder without permission is told before anything is written to the database. */
export async function findWriteProblem(file: string): Promise<unknown> {
  try {
    await (await open(file, 'a')).close()
    return null
  } catch (error) {
    return error
  }
}

/** Takes a plain file away. `ifEmpty`: only one that opening it has made. Answers whether it held something; a device stays. */
export async function dropFile(file: string, options: { ifEmpty: boolean }): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile() || (options.ifEmpty && found.size > 0)) return false
  await unlink(file)
  return found.size > 0
}

/** Real path, and the inode for hard links and file systems that do not tell case apart. */
async function identitiesOf(file: string): Promise<string[]> {
  const found = await stat(file, { bigint: true }).catch(() => null)
  // Devices such as /dev/null may be named twice.
  if (found && !found.isFile()) return []
  const inode = found ? [`${found.dev}:${found.ino}`] : []
  return [await realPathOf(file), ...inode]
}

async function realPathOf(file: string): Promise<string> {
  const own = await realpath(file).catch(() => null)
  if (own !== null) return own
  const folder = await realpath(path.dirname(file)).catch(() => path.dirname(file))
  return path.join(folder, path.basename(file))
}
