import { copyFile, stat, truncate } from 'node:fs/promises'
import path from 'node:path'

const LARGEST = 5_000_000

/**
 * Keeps the log of the packaged PostgreSQL small while it runs: one that has grown past 5 MB becomes `server.log.1`, and begins anew. The server
 * holds the file open and appends to it, so it is emptied, not moved; where there is no room for the copy it is only emptied.
 */
export async function trimServerLog(folder: string): Promise<void> {
  const file = path.join(folder, 'server.log')
  const found = await stat(file).catch(() => null)
  if (found === null || found.size <= LARGEST) return
  await copyFile(file, `${file}.1`).catch(() => {})
  await truncate(file)
}
