import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { isFileKey, requireFileKey } from './key.ts'
import type { FileStore } from './port.ts'
import { receiveFile } from './receive.ts'
import { isMissing, openBucket, type BucketSettings } from './s3.ts'

const INCOMING = 'incoming'
const LONGEST_UPLOAD_MS = 24 * 3600_000

/** Files in a folder of this machine. */
export async function openLocalFileStore(folder: string): Promise<FileStore> {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const incoming = path.join(folder, INCOMING)
  await sweep(incoming)
  // A rename inside one file system, so the file is there as a whole or not at all; flydrive's own move copies.
  async function settle(received: string, key: string): Promise<void> {
    const target = path.join(folder, requireFileKey(key))
    await mkdir(path.dirname(target), { recursive: true })
    await rename(received, target)
  }

  return {
    receive: async (source, { maxBytes }) => {
      const received = await receiveFile(incoming, source, maxBytes)
      return {
        ...received,
        keep: (key) => settle(received.path, key),
        discard: () => rm(received.path, { force: true }),
      }
    },
    write: async (key, bytes) => {
      requireFileKey(key)
      const received = await receiveFile(incoming, oneChunk(bytes), bytes.byteLength)
      await settle(received.path, key)
    },
    stat: (key) => statOf(disk, key),
    read: async (key, range) => (range === undefined ? disk.getStream(requireFileKey(key)) : createReadStream(path.join(folder, requireFileKey(key)), range)),
    remove: (key) => disk.delete(requireFileKey(key)),
  }
}

/** Files in a bucket of S3 or of what speaks like it. Throws a `MissingPackage` where Amazon's client is not installed. */
export async function openBucketFileStore(settings: BucketSettings): Promise<FileStore> {
  const { disk, readRange } = await openBucket(settings)
  const incoming = path.join(tmpdir(), `quayline-incoming-${process.pid}`)
  return {
    receive: async (source, { maxBytes }) => {
      const received = await receiveFile(incoming, source, maxBytes)
      const discard = () => rm(received.path, { force: true })
      return {
        ...received,
        keep: async (key, contentType) => {
          await disk.putStream(requireFileKey(key), createReadStream(received.path), { contentType, contentLength: received.byteSize })
          await discard()
        },
        discard,
      }
    },
    write: (key, bytes, contentType) => disk.put(requireFileKey(key), bytes, { contentType }),
    stat: (key) => statOf(disk, key),
    read: (key, range) => (range === undefined ? disk.getStream(requireFileKey(key)) : readRange(requireFileKey(key), range)),
    remove: (key) => disk.delete(requireFileKey(key)),
  }
}

/** Removes what ended processes have not finished receiving; another process may be receiving right now. */
async function sweep(incoming: string): Promise<void> {
  const names = await readdir(incoming).catch(() => [])
  for (const name of names) {
    const file = path.join(incoming, name)
    const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now())
    if (age > LONGEST_UPLOAD_MS) await rm(file, { force: true })
  }
}

async function statOf(disk: Disk, key: string): Promise<{ byteSize: number } | null> {
  if (!isFileKey(key)) return null
  try {
    return { byteSize: (await disk.getMetaData(key)).contentLength }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
