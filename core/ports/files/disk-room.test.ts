import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { createDiskRoom, type DiskState } from './disk-room.ts'
import { openLocalFileStore } from './flydrive.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayline-room-'))
  const made = folder
  onTestFinished(() => rm(made, { recursive: true, force: true }))
})

async function* megabytes(count: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(1024 * 1024)
}

it('is measured where the folder will be, and closed below the reserve, which is told once', async () => {
  const { blocks, bsize } = await statfs(folder)
  const told: boolean[] = []
  const missing = path.join(folder, 'not/there/yet')
  const closed = createDiskRoom({ folders: { files: missing }, reserveBytes: blocks * bsize * 2, onChange: (hasRoom) => void told.push(hasRoom) })
  await expect(closed.require()).rejects.toMatchObject({ key: 'storage_full' })
  expect([await closed.hasRoom(), await closed.hasRoom(), told]).toEqual([false, false, [false]])
  const open = createDiskRoom({ folders: { files: missing }, reserveBytes: 0, onChange: (hasRoom) => void told.push(hasRoom) })
  await open.require()
  const [state] = await open.read()
  expect(state).toMatchObject({ disk: 'files', reserveBytes: 0 })
  expect(told).toEqual([false])
})

it('reserves the larger of one gibibyte and two per cent where nothing else is said', async () => {
  const [disk] = (await createDiskRoom({ folders: { files: folder }, reserveBytes: null, onChange: () => {} }).read()) as [DiskState]
  const { blocks, bsize } = await statfs(folder)
  expect(disk.reserveBytes).toBe(Math.max(1024 ** 3, blocks * bsize * 0.02))
})

it('ends an upload that finds the disk full half-way, before a byte is written or by the system itself, and leaves nothing behind', async () => {
  let questions = 0
  const require = async () => {
    questions += 1
    if (questions === 3) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  }
  const store = await openLocalFileStore(folder, { require, hasRoom: async () => true, read: async () => [] })
  await expect(store.receive(megabytes(9), { maxBytes: 1e9 })).rejects.toMatchObject({ key: 'storage_full' })
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
})

it.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')('answers a disk that is really full in the same way', async ({ skip }) => {
  const run = promisify(execFile)
  const disk = path.join(folder, 'disk')
  await mkdir(disk)
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).then(
    () => true,
    () => false,
  )
  // A container may not mount, even as root.
  if (!isMounted) return skip()
  onTestFinished(async () => void (await run('umount', [disk])))
  const store = await openLocalFileStore(disk)
  await expect(store.receive(megabytes(4), { maxBytes: 1e9 })).rejects.toMatchObject({ key: 'storage_full' })
  expect(await readdir(path.join(disk, 'incoming'))).toEqual([])
  const incoming = await store.receive(megabytes(1), { maxBytes: 1e9 })
  await incoming.discard()
})

it('sweeps what was received and never kept an hour after the longest upload, and lists what is kept', async () => {
  const store = await openLocalFileStore(folder)
  expect(await collect(store.list('dealer'))).toEqual([])
  const key = `dealer/ab/${'ab'.repeat(32)}.pdf`
  const kept = await store.receive(megabytes(1), { maxBytes: 1e9 })
  await kept.keep(key, 'application/pdf')
  const [left, arriving] = [await store.receive(megabytes(1), { maxBytes: 1e9 }), await store.receive(megabytes(1), { maxBytes: 1e9 })]
  const past = new Date(Date.now() - 76 * 60_000)
  await utimes(left.path, past, past)
  await writeFile(path.join(folder, 'stray'), 'x')
  expect(await store.sweep()).toBe(1)
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([path.basename(arriving.path)])
  expect(await collect(store.list('dealer'))).toEqual([key])
})

async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const key of keys) all.push(key)
  return all
}
