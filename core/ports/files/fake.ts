import { rm, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { ENDLESS_ROOM, type DiskRoom } from './disk-room.ts'
import { isFileKey, requireFileKey } from './key.ts'
import type { FileStore } from './port.ts'
import { receiveFile } from './receive.ts'

/** Keeps files in memory; only what is being received touches a disk. `kept` shows them by key, all of them as old as the fake's start. */
export function createFakeFileStore(room: DiskRoom = ENDLESS_ROOM): FileStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  const modifiedAt = new Date()
  return {
    kept,
    receive: async (source, { maxBytes }) => {
      const received = await receiveFile(path.join(tmpdir(), 'quayline-fake-files'), source, { maxBytes, room })
      const discard = () => rm(received.path, { force: true })
      return {
        ...received,
        keep: async (key) => {
          kept.set(requireFileKey(key), await readFile(received.path))
          await discard()
        },
        discard,
      }
    },
    write: async (key, bytes) => void kept.set(requireFileKey(key), bytes),
    stat: async (key) => (isFileKey(key) && kept.has(key) ? { byteSize: kept.get(key)?.byteLength ?? 0, modifiedAt } : null),
    read: async (key, range) => {
      const bytes = kept.get(requireFileKey(key))
      if (bytes === undefined) throw new Error('No such file')
      return Readable.from([Buffer.from(range === undefined ? bytes : bytes.subarray(range.start, range.end + 1))])
    },
    remove: async (key) => void kept.delete(requireFileKey(key)),
    list: async function* (folder) {
      yield* [...kept.keys()].filter((key) => key.startsWith(`${folder}/`))
    },
    sweep: async () => 0,
  }
}
