import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Above the longest time that an upload may take (a quarter of an hour) and that looking into it takes, by an hour. */
export const UNFINISHED_MS = 75 * 60_000

/**
 * Removes files of a waiting room that nobody has written to for `UNFINISHED_MS`: those of ended processes, and what a failure left. Another process
 * may be receiving right now. Answers how many.
 */
export async function sweepIncoming(folder: string): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found === null || Date.now() - found.mtimeMs <= UNFINISHED_MS) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

/** The same for every folder in `parent` whose name begins with `prefix`; one that is empty and old then goes as well. */
export async function sweepFolders(parent: string, prefix: string): Promise<number> {
  let removed = 0
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const folder = path.join(parent, name)
    const found = await stat(folder).catch(() => null)
    removed += await sweepIncoming(folder)
    // A folder that is not empty stays, and one that is needed again is made again.
    if (found !== null && Date.now() - found.mtimeMs > UNFINISHED_MS) await rmdir(folder).catch(() => {})
  }
  return removed
}
