import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore } from '#core/ports/files/port.ts'
import { createDiskRoom, type DiskRoom, type DiskState } from '#core/ports/files/disk-room.ts'
import { databaseFolder } from '#apps/server/database/placement.ts'
import { trimServerLog } from '#apps/server/database/trim-log.ts'
import type { Env } from '#apps/server/settings/env.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'

type Log = { warn(details: object, message: string): void; info(details: object, message: string): void }

const ASK_MS = 30_000
const SWEEP_MS = 10 * 60_000

/** The disks that this process writes to: that of its files (or of what waits for the bucket), and that of the packaged database. */
export function openDiskRoom({ env, log }: { env: Env; log: Log }): DiskRoom {
  const files = env.bucket === null ? path.join(env.dataDir, 'files') : tmpdir()
  const folders: Record<string, string> = env.databaseUrl === null ? { files, database: databaseFolder(env.dataDir) } : { files }
  return createDiskRoom({ folders, reserveBytes: env.diskReserve, onChange: (hasRoom, disks) => tell(log, hasRoom, disks) })
}

/**
 * Looks at the disks now and then, so that the log tells of a full one before somebody sends a file, and removes what must not fill them: files that
 * were received and never kept, and a long log of the packaged database.
 */
export function watchDisks(input: { room: DiskRoom; files: FileStore; env: Env; lifecycle: Lifecycle; onError: (error: unknown) => void }): void {
  const { room, files, env, lifecycle, onError } = input
  const sweep = async () => {
    await files.sweep()
    if (env.databaseUrl === null) await trimServerLog(databaseFolder(env.dataDir))
  }
  const timers = [setInterval(() => void room.hasRoom().catch(onError), ASK_MS), setInterval(() => void sweep().catch(onError), SWEEP_MS)]
  for (const timer of timers) timer.unref()
  lifecycle.onStop('the watch over the disks', () => timers.forEach((timer) => clearInterval(timer)))
}

function tell(log: Log, hasRoom: boolean, disks: readonly DiskState[]): void {
  if (hasRoom) log.info({ disks }, 'there is room on the disk again: files are taken')
  else log.warn({ disks }, 'the disk is nearly full: no files are taken until there is room; everything else goes on')
}
