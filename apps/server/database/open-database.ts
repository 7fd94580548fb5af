import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError, systemCode } from '#apps/server/process/startup-error.ts'
import { checkServer, placeOf } from './check-server.ts'
import { openEmbedded } from './embedded.ts'
import { mayLogValues } from './log-settings.ts'
import type { SystemFolders } from './placement.ts'

export type OpenDatabaseInput = {
  /** Null for the packaged PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** The checkout, for the packaged programs in its `node_modules`. */
  rootDir: string
  /** Takes short lines for the operator. */
  onProgress: (message: string) => void
  systemFolders?: SystemFolders
}

export type OpenDatabase = {
  url: string
  isEmbedded: boolean
  /** Where the packaged server keeps its files, else null. */
  folder: string | null
  /** Leaves the database; the packaged server stops with its last user. */
  stop(): Promise<void>
}

/**
 * Makes sure of a PostgreSQL that is new enough and durable, and returns its address.
 * Throws a `StartupError` of one line: folder not writable, server not startable, out of reach, too old, not durable.
 */
export async function openDatabase(input: OpenDatabaseInput): Promise<OpenDatabase> {
  ensureWritable(input.dataDir)
  if (input.databaseUrl !== null) {
    const settings = await checkServer(input.databaseUrl)
    input.onProgress(`using ${placeOf(input.databaseUrl)}`)
    // Only a superuser may set what a server logs of a role, so it can only be said.
    if (mayLogValues(settings)) input.onProgress('its own log may keep what visitors send: see "Logs" in docs/runbook.md')
    return { url: input.databaseUrl, isEmbedded: false, folder: null, stop: async () => {} }
  }
  const database = await openEmbedded(input)
  const { url, folder, version } = database
  try {
    await checkServer(url)
  } catch (error) {
    await database.stop()
    throw error
  }
  const why = isInside(folder, input.dataDir) ? '' : ` (outside ${input.dataDir}, which the user postgres cannot enter)`
  input.onProgress(`PostgreSQL ${version}, data in ${folder}${why}`)
  return { url, isEmbedded: true, folder, stop: () => database.stop() }
}

/** Makes the data folder, private, where it is missing. */
export function ensureWritable(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o700)
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error('it is a file'), { code: 'ENOTDIR' })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be written (${systemCode(error) ?? 'unknown reason'}): choose another with DATA_DIR=….`)
  }
}

// Not by `recursive`: Node then never returns where the system refuses a new folder with ENOENT, as under /proc.
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder), 0o777)
  mkdirSync(folder, { mode })
}

function isInside(folder: string, parent: string): boolean {
  return !path.relative(realpathSync(parent), folder).startsWith('..')
}
