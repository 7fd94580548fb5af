import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#contract/errors.ts'

/** A disk that the product writes to. `freeBytes`: what it may still use; `reserveBytes`: what files leave to the database. */
export type DiskState = { disk: string; freeBytes: number; reserveBytes: number }

/** Whether files may still be written, so that the last room of a disk is left to what must go on. */
export type DiskRoom = {
  /** Throws `storage_full` while one of the disks has less than its reserve. */
  require(): Promise<void>
  hasRoom(): Promise<boolean>
  /** As it is now; a disk that cannot be asked is left out. */
  read(): Promise<DiskState[]>
}

type DiskRoomInput = {
  /** What each disk is called, and a folder on it; the folder need not exist yet. */
  folders: Readonly<Record<string, string>>
  /** Bytes of each disk that files leave free; null: the larger of 1 GiB and 2 % of the disk. */
  reserveBytes: number | null
  /** Hears once each time that files are refused from now on, and that they are taken again. */
  onChange: (hasRoom: boolean, disks: readonly DiskState[]) => void
}

const LEAST_RESERVE = 1024 ** 3
const RESERVE_SHARE = 0.02
/** Once it was too little, this much more than the reserve must be free: a disk at the very edge would change its mind every second. */
const RETURN_SHARE = 1.05

export function createDiskRoom({ folders, reserveBytes, onChange }: DiskRoomInput): DiskRoom {
  let isOpen = true

  async function read(): Promise<DiskState[]> {
    const states = await Promise.all(Object.entries(folders).map(([disk, folder]) => stateOf(disk, folder, reserveBytes)))
    return states.filter((state) => state !== null)
  }

  async function hasRoom(): Promise<boolean> {
    const disks = await read()
    const factor = isOpen ? 1 : RETURN_SHARE
    const isEnough = disks.every(({ freeBytes, reserveBytes: reserve }) => freeBytes >= reserve * factor)
    if (isEnough !== isOpen) {
      isOpen = isEnough
      onChange(isOpen, disks)
    }
    return isOpen
  }

  return {
    read,
    hasRoom,
    require: async () => {
      if (!(await hasRoom())) throw new AppError('storage_full')
    },
  }
}

/** For stores that no disk limits. */
export const ENDLESS_ROOM: DiskRoom = { read: async () => [], hasRoom: async () => true, require: async () => {} }

const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** What writing a file threw: a full disk or a used-up quota of the system as `storage_full`, all else as it is. */
export function asStorageFull(error: unknown): unknown {
  const isFull = error instanceof Error && FULL_CODES.has((error as NodeJS.ErrnoException).code)
  return isFull ? new AppError('storage_full', { cause: error }) : error
}

async function stateOf(disk: string, folder: string, reserveBytes: number | null): Promise<DiskState | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { disk, freeBytes: bavail * bsize, reserveBytes: reserveBytes ?? Math.max(LEAST_RESERVE, blocks * bsize * RESERVE_SHARE) }
  } catch (error) {
    const parent = path.dirname(folder)
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== folder
    return isMissing ? stateOf(disk, parent, reserveBytes) : null
  }
}
