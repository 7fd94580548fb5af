import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeFileStore } from './fake.ts'
import { openBucketFileStore, openLocalFileStore } from './flydrive.ts'
import type { FileStore } from './port.ts'

const KEY = `picture/ab/${'ab'.repeat(16)}-1-480.webp`
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayline-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const STORES: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openLocalFileStore(path.join(folder, 'store'))],
  ['memory', async () => createFakeFileStore()],
]

describe.each(STORES)('files in %s', (_, open) => {
  it('are received, hashed, kept, read whole and in part, and removed', async () => {
    const store = await open()
    const incoming = await store.receive(pieces('hello ', 'world'), { maxBytes: 100 })
    expect([incoming.byteSize, incoming.sha256]).toEqual([11, 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'])
    expect(await store.stat(KEY)).toBeNull()
    await incoming.keep(KEY, 'image/webp')
    await incoming.discard()
    expect(await store.stat(KEY)).toEqual({ byteSize: 11, modifiedAt: expect.any(Date) as Date })
    expect((await buffer(await store.read(KEY))).toString()).toBe('hello world')
    expect((await buffer(await store.read(KEY, { start: 6, end: 8 }))).toString()).toBe('wor')
    await store.remove(KEY)
    await store.remove(KEY)
    expect(await store.stat(KEY)).toBeNull()
  })

  it('never leave the store, whatever a key says', async () => {
    const store = await open()
    for (const key of ['../x.webp', 'picture/ab/../../x.webp', '/etc/passwd', 'picture/ab/\0.webp', `${KEY}/../x`, KEY.toUpperCase()]) {
      expect(await store.stat(key)).toBeNull()
      await expect((async () => store.write(key, Buffer.from('x'), 'image/webp'))()).rejects.toThrow('Not a key')
      await expect((async () => store.read(key))()).rejects.toThrow('Not a key')
      await expect((async () => store.remove(key))()).rejects.toThrow('Not a key')
    }
  })

  it('are refused as soon as there is too much of them', async () => {
    const store = await open()
    await expect(store.receive(pieces('12345', '67890'), { maxBytes: 9 })).rejects.toMatchObject({ key: 'payload_too_large' })
  })
})

it('leaves nothing of a refused file behind, and sweeps what an ended process left, but not what arrives now', async () => {
  const root = path.join(folder, 'swept')
  const incoming = path.join(root, 'incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'x')
  await utimes(path.join(incoming, 'old'), new Date(0), new Date(0))
  const store = await openLocalFileStore(root)
  await store.receive(pieces('12345'), { maxBytes: 1 }).catch(() => {})
  expect(await readdir(incoming)).toEqual(['new'])
})

it('says which packages a bucket needs', async () => {
  const settings = { bucket: 'files', region: 'us-east-1', endpoint: null, credentials: null }
  await expect(openBucketFileStore(settings)).rejects.toThrow('npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner')
})
