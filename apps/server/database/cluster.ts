import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reasonOf, StartupError } from '#apps/server/process/startup-error.ts'
import { ownerOf } from './account.ts'
import type { Binaries } from './binaries.ts'
import { clusterOf } from './placement.ts'
import { runProgram, type Account } from './run-program.ts'

/** Two roles: `administrator` may do anything in the cluster, `application` owns the one database and nothing else. */
export type Credentials = { administrator: string; application: string }

export const ADMINISTRATOR = 'postgres'
export const APPLICATION = 'quayline'

export type ClusterPlace = { folder: string; account: Account | null; binaries: Binaries; isDurable: boolean }

export function hasCluster(folder: string): boolean {
  return existsSync(path.join(clusterOf(folder), 'PG_VERSION'))
}

/** Makes the cluster with its passwords. It appears under its name complete or not at all, whatever is killed meanwhile. */
export async function createCluster(place: ClusterPlace): Promise<void> {
  forgetUnfinished(place.folder)
  const building = `${place.folder}.new-${process.pid}`
  const credentials: Credentials = { administrator: newPassword(), application: newPassword() }
  try {
    mkdirSync(clusterOf(building), { recursive: true, mode: 0o700 })
    writeFileSync(path.join(building, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 })
    writeFileSync(path.join(building, 'password'), credentials.administrator, { mode: 0o600 })
    await ownFiles(building, place.account)
    await initialise(building, place)
    rmSync(path.join(building, 'password'))
    renameSync(building, place.folder)
  } catch (error) {
    rmSync(building, { recursive: true, force: true })
    throw error instanceof StartupError ? error : new StartupError(`The database cannot be made in ${place.folder}: ${reasonOf(error)}.`)
  }
}

/** Checks that this PostgreSQL can run an existing cluster, and mends the ownership of files that root copied. */
export async function checkCluster({ folder, account, binaries }: ClusterPlace): Promise<void> {
  const made = readFileSync(path.join(clusterOf(folder), 'PG_VERSION'), 'utf8').trim()
  const packaged = binaries.version.split('.')[0]
  if (made !== packaged) {
    throw new StartupError(`The database in ${folder} was made by PostgreSQL ${made}, this version brings ${packaged}: move its data first (docs/runbook.md).`)
  }
  if (account !== null && ownerOf(clusterOf(folder)) === null) await ownFiles(folder, account)
}

export function readCredentials(folder: string): Credentials {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8')) as Credentials
  } catch (error) {
    throw new StartupError(`The passwords of the database in ${folder} cannot be read: ${reasonOf(error)}.`)
  }
}

async function initialise(building: string, { binaries, account, isDurable }: ClusterPlace): Promise<void> {
  const { isOk, reason } = await runProgram(binaries.initdb, initdbArguments(building, isDurable), account)
  if (!isOk) throw new StartupError(`The database cannot be made: ${reason}.`)
}

// The built-in provider sorts by code point and knows upper and lower case of every script, alike on every machine.
function initdbArguments(building: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${clusterOf(building)}`,
    `--username=${ADMINISTRATOR}`,
    `--pwfile=${path.join(building, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ]
}

async function ownFiles(folder: string, account: Account | null): Promise<void> {
  if (account === null) return
  const { isOk, reason } = await runProgram('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  if (!isOk) throw new StartupError(`The database files cannot be given to user ${account.name}: ${reason}.`)
}

function forgetUnfinished(folder: string): void {
  const parent = path.dirname(folder)
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${path.basename(folder)}.new-`)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

// Letters and digits only, so that it stands in a URL as it is.
function newPassword(): string {
  return randomBytes(24).toString('hex')
}
