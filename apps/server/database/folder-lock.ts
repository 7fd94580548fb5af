import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError, systemCode } from '#apps/server/process/startup-error.ts'
import { isMarkAlive, markOf } from './process-mark.ts'

/**
 * Runs `work` while no other process holds `file`. The lock is a symbolic link whose target names its holder: made in one step,
 * readable for every user, and void when the holder has died.
 */
export async function withFolderLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await takeLock(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

const LONGEST_WAIT_MS = 180_000

async function takeLock(file: string): Promise<void> {
  const own = markOf(process.pid) ?? String(process.pid)
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  while (!tryLock(file, own)) {
    const holder = readHolder(file)
    if (holder !== null && !isMarkAlive(holder)) rmSync(file, { force: true })
    else if (performance.now() > giveUpAt) throw new StartupError(`Another process has been starting or stopping the database for too long (${file}).`)
    else await wait(50)
  }
}

function tryLock(file: string, own: string): boolean {
  try {
    symlinkSync(own, file)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): string | null {
  try {
    return readlinkSync(file)
  } catch {
    return null
  }
}
