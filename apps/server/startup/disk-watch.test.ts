import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ENDLESS_ROOM } from '#core/ports/files/disk-room.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { openDiskRoom, watchDisks } from './disk-watch.ts'
import { readEnv } from '#apps/server/settings/env.ts'
import { createLifecycle } from '#apps/server/process/lifecycle.ts'

async function envOf(reserve: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayline-watch-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return readEnv({ DATA_DIR: folder, DISK_RESERVE: reserve }, folder)
}

it('looks at the disk of the files and that of the packaged database, and tells the log once', async () => {
  const told: string[] = []
  const log = { warn: (_details: object, message: string) => told.push(message), info: (_details: object, message: string) => told.push(message) }
  const room = openDiskRoom({ env: await envOf('9000T'), log })
  expect((await room.read()).map(({ disk }) => disk)).toEqual(['files', 'database'])
  expect([await room.hasRoom(), await room.hasRoom()]).toEqual([false, false])
  expect(told).toEqual([expect.stringContaining('the disk is nearly full')])
})

it('sweeps what was never kept every ten minutes, until the process stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const sweep = vi.fn(async () => 0)
  const lifecycle = createLifecycle({ capMs: 1000, onStopping: () => {}, onFailure: () => {} })
  const onError = (error: unknown) => expect(error).toBeNull()
  watchDisks({ room: ENDLESS_ROOM, files: { ...createFakeFileStore(), sweep }, env: await envOf('0'), lifecycle, onError })
  vi.advanceTimersByTime(20 * 60_000)
  expect(sweep).toHaveBeenCalledTimes(2)
  await lifecycle.stop(null)
  vi.advanceTimersByTime(20 * 60_000)
  expect(sweep).toHaveBeenCalledTimes(2)
})
