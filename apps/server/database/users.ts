import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMarkAlive, markOf } from './process-mark.ts'

// One empty file for each process that uses the database, named by its mark: the last one to leave stops the server, whoever
// started it, and those that were killed do not count. Always called under the folder lock.

export function enterUsers(folder: string): void {
  mkdirSync(usersOf(folder), { recursive: true, mode: 0o700 })
  writeFileSync(path.join(usersOf(folder), ownMark()), '')
}

export function leaveUsers(folder: string): void {
  rmSync(path.join(usersOf(folder), ownMark()), { force: true })
}

/** Whether another living process uses the database. */
export function hasOtherUsers(folder: string): boolean {
  return listUsers(folder).some((mark) => mark !== ownMark() && isMarkAlive(mark))
}

export function forgetDeadUsers(folder: string): void {
  for (const mark of listUsers(folder)) if (!isMarkAlive(mark)) rmSync(path.join(usersOf(folder), mark), { force: true })
}

function listUsers(folder: string): string[] {
  try {
    return readdirSync(usersOf(folder))
  } catch {
    return []
  }
}

function usersOf(folder: string): string {
  return path.join(folder, 'users')
}

function ownMark(): string {
  return markOf(process.pid) ?? String(process.pid)
}
