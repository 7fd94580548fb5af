import { statSync } from 'node:fs'
import { StartupError } from '#apps/server/process/startup-error.ts'
import { runProgram, type Account } from './run-program.ts'

const NAME = 'postgres'

/** PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The system user `postgres`, made when missing. Only for root. */
export async function ensurePostgresAccount(): Promise<Account> {
  const found = await lookUp(NAME)
  if (found !== null) return found
  for (const [program, ...args] of WAYS_TO_ADD) {
    await runProgram(program, args)
    const made = await lookUp(NAME)
    if (made !== null) return made
  }
  throw new StartupError(`PostgreSQL does not run as root, and the system user ${NAME} could not be made: make it, start as another user, or set DATABASE_URL.`)
}

/** Who owns the files of an existing database; null for root, who cannot run it. */
export function ownerOf(folder: string): Account | null {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { name: `number ${uid}`, uid, gid }
}

/** Whether this user really gets into a folder, all folders above it included: tried, because rights are not only mode bits. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account)).isOk
}

const WAYS_TO_ADD: readonly [string, ...string[]][] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', NAME],
  ['useradd', '--system', '--gid', NAME, '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', NAME],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', NAME],
]

async function lookUp(name: string): Promise<Account | null> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])])
  if (!uid.isOk || !gid.isOk) return null
  return { name, uid: Number(uid.output), gid: Number(gid.output) }
}
