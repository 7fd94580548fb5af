import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#contract/errors.ts'
import { asStorageFull, type DiskRoom } from './disk-room.ts'

export type ReceivedFile = { path: string; byteSize: number; sha256: string }

type Limits = { maxBytes: number; room: DiskRoom }

/** How much may arrive until the disk is asked again. */
const ASK_EVERY = 1024 * 1024

/**
 * Writes a stream to a file of its own in `folder` while counting and hashing it. Throws `payload_too_large`, `storage_full`; nothing is left
 * behind on a failure.
 */
export async function receiveFile(folder: string, source: AsyncIterable<Uint8Array>, { maxBytes, room }: Limits): Promise<ReceivedFile> {
  await room.require()
  const file = path.join(folder, randomUUID())
  const hash = createHash('sha256')
  let byteSize = 0
  let asked = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteSize += chunk.length
      if (byteSize > maxBytes) return done(new AppError('payload_too_large'))
      hash.update(chunk)
      if (byteSize - asked < ASK_EVERY) return done(null, chunk)
      asked = byteSize
      room.require().then(() => done(null, chunk), done)
    },
  })
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(Readable.from(source, { objectMode: false }), meter, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(file, { force: true })
    throw asStorageFull(error)
  }
  return { path: file, byteSize, sha256: hash.digest('hex') }
}
