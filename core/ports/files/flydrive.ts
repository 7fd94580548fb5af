import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { asStorageFull, ENDLESS_ROOM, type DiskRoom } from './disk-room.ts'
import { sweepFolders, sweepIncoming } from './incoming.ts'
import { isFileKey, requireFileKey } from './key.ts'
import type { FileFacts, FileStore } from './port.ts'
import { receiveFile } from './receive.ts'
import { isMissing, openBucket, type BucketSettings } from './s3.ts'

const INCOMING = 'incoming'
const BUCKET_INCOMING = 'quayline-incoming-'

/** Files in a folder of this machine. `room`: says when its disk takes no more. */
export async function openLocalFileStore(folder: string, room: DiskRoom = ENDLESS_ROOM): Promise<FileStore> {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const incoming = path.join(folder, INCOMING)
  await sweepIncoming(incoming)
  // A rename inside one file system, so the file is there as a whole or not at all; flydrive's own move copies.
  async function settle(received: string, key: string): Promise<void> {
    const target = path.join(folder, requireFileKey(key))
    try {
      await mkdir(path.dirname(target), { recursive: true })
      await rename(received, target)
    } catch (error) {
      throw asStorageFull(error)
    }
  }

  return {
    receive: async (source, { maxBytes }) => {
      const received = await receiveFile(incoming, source, { maxBytes, room })
      return {
        ...received,
        keep: (key) => settle(received.path, key),
        discard: () => rm(received.path, { force: true }),
      }
    },
    write: async (key, bytes) => {
      requireFileKey(key)
      const received = await receiveFile(incoming, oneChunk(bytes), { maxBytes: bytes.byteLength, room })
      try {
        await settle(received.path, key)
      } catch (error) {
        await rm(received.path, { force: true })
        throw error
      }
    },
    stat: (key) => statOf(disk, key),
    read: async (key, range) => (range === undefined ? disk.getStream(requireFileKey(key)) : createReadStream(path.join(folder, requireFileKey(key)), range)),
    remove: (key) => disk.delete(requireFileKey(key)),
    list: (name) => keysOf(disk, name),
    sweep: () => sweepIncoming(incoming),
  }
}

/** Files in a bucket of S3 or of what speaks like it; `room` is asked about the disk on which they wait. Throws a `MissingPackage` where Amazon's client is not installed. */
export async function openBucketFileStore(settings: BucketSettings, room: DiskRoom = ENDLESS_ROOM): Promise<FileStore> {
  const { disk, readRange } = await openBucket(settings)
  const incoming = path.join(tmpdir(), `${BUCKET_INCOMING}${process.pid}`)
  await sweepFolders(tmpdir(), BUCKET_INCOMING)
  return {
    receive: async (source, { maxBytes }) => {
      const received = await receiveFile(incoming, source, { maxBytes, room })
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
    list: (name) => keysOf(disk, name),
    sweep: () => sweepFolders(tmpdir(), BUCKET_INCOMING),
  }
}

async function* keysOf(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken }).catch((error: unknown) => {
      if (isMissing(error)) return { objects: [], paginationToken: undefined }
      throw error
    })
    for (const object of page.objects) if (object.isFile && isFileKey(object.key)) yield object.key
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
}

async function statOf(disk: Disk, key: string): Promise<FileFacts | null> {
  if (!isFileKey(key)) return null
  try {
    const { contentLength, lastModified } = await disk.getMetaData(key)
    return { byteSize: contentLength, modifiedAt: lastModified }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
