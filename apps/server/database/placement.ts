import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reasonOf, StartupError } from '#apps/server/process/startup-error.ts'
import { canEnter, ensurePostgresAccount, isRoot, ownerOf } from './account.ts'
import type { Account } from './run-program.ts'

/** Where root keeps what the user `postgres` must reach and cannot reach inside a private folder. */
export type SystemFolders = { state: string; cache: string }

export const SYSTEM_FOLDERS: SystemFolders = { state: '/var/lib/quayline', cache: '/var/cache/quayline' }

export type Placement = {
  /** Holds the cluster, its credentials and its log; may not exist yet, its parent does. */
  folder: string
  account: Account | null
}

/** Decides where the database lives and as whom it runs. `dataDir` must exist. */
export async function placeDatabase(dataDir: string, systemFolders: SystemFolders): Promise<Placement> {
  const inData = path.join(realpathSync(dataDir), 'database')
  if (!isRoot()) return { folder: inData, account: null }
  const existing = [inData, readSignpost(dataDir)].find((folder) => folder !== null && existsSync(clusterOf(folder)))
  if (existing) return placeExisting(existing)
  const account = await ensurePostgresAccount()
  openToGroup(dataDir, account)
  if (await canEnter(dataDir, account)) return { folder: inData, account }
  const inSystem = await makeSystemFolder(path.join(systemFolders.state, randomBytes(8).toString('hex'), 'database'), account)
  writeFileSync(signpostOf(dataDir), `${inSystem}\n`)
  return { folder: inSystem, account }
}

/** Where the packaged database of a data folder lies, once `placeDatabase` has decided. */
export function databaseFolder(dataDir: string): string {
  const inData = path.join(dataDir, 'database')
  return existsSync(clusterOf(inData)) ? inData : (readSignpost(dataDir) ?? inData)
}

/**
 * The data folder says where its database lies when that is elsewhere: a checkout that is moved keeps its database, and another one
 * at the same place does not inherit it.
 */
function readSignpost(dataDir: string): string | null {
  const file = signpostOf(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function signpostOf(dataDir: string): string {
  return path.join(dataDir, 'database-is-at')
}

export function clusterOf(folder: string): string {
  return path.join(folder, 'cluster')
}

// Files that root copied or restored belong to root: they are handed to `postgres` again when the server starts.
async function placeExisting(folder: string): Promise<Placement> {
  const account = ownerOf(clusterOf(folder)) ?? (await ensurePostgresAccount())
  const parent = path.dirname(folder)
  openToGroup(parent, account)
  if (!(await canEnter(parent, account))) throw cannotEnter(parent, account)
  return { folder, account }
}

// Only a folder that is root's alone: its group may then pass through, nobody else gains anything.
function openToGroup(dataDir: string, account: Account): void {
  const { uid, mode } = statSync(dataDir)
  if (uid !== 0 || (mode & 0o077) !== 0) return
  chownSync(dataDir, 0, account.gid)
  chmodSync(dataDir, (mode & 0o7777) | 0o010)
}

async function makeSystemFolder(folder: string, account: Account): Promise<string> {
  const parent = path.dirname(folder)
  try {
    mkdirSync(parent, { recursive: true })
    for (const each of [path.dirname(parent), parent]) chmodSync(each, 0o755)
  } catch (error) {
    throw new StartupError(`No folder for the database that the user ${account.name} can enter: ${reasonOf(error)}; set DATA_DIR or DATABASE_URL.`)
  }
  if (!(await canEnter(parent, account))) throw cannotEnter(parent, account)
  return folder
}

function cannotEnter(folder: string, account: Account): StartupError {
  return new StartupError(
    `PostgreSQL runs as user ${account.name}, who cannot enter ${folder}: allow passing through the folders above it (chmod o+x), or set DATA_DIR.`,
  )
}
