import { execFile } from 'node:child_process'

/** The system user a program runs as; null stands for our own. */
export type Account = { name: string; uid: number; gid: number }

export type ProgramResult = { isOk: boolean; output: string; reason: string }

/**
 * Runs a program to its end and never throws: `reason` says in one line why it failed. Nothing of our environment is handed on,
 * and the working folder is `/`, which every user may enter.
 */
export function runProgram(file: string, args: readonly string[], account: Account | null = null): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const options = { cwd: '/', env: PROGRAM_ENV, timeout: 120_000, ...identityOf(account) }
    try {
      execFile(file, args, options, (error, stdout, stderr) => {
        const reason = error === null ? '' : (lastLine(stderr) ?? error.message.split('\n', 1)[0] ?? 'unknown reason')
        resolve({ isOk: error === null, output: stdout, reason })
      })
    } catch (error) {
      resolve({ isOk: false, output: '', reason: String(error) })
    }
  })
}

/** A fixed language and zone keep the texts and times of PostgreSQL the same on every machine. */
export const PROGRAM_ENV = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** What `spawn` needs to run as `account`. */
export function identityOf(account: Account | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid }
}

function lastLine(text: string): string | null {
  return text.trim().split('\n').at(-1)?.trim() || null
}
