import { appendFile, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { trimServerLog } from './trim-log.ts'

it('begins a log anew that has grown too large, under the hand that writes to it, and leaves a small one alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayline-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'server.log')
  await trimServerLog(folder)
  const writer = await open(file, 'a')
  onTestFinished(() => writer.close())
  await writer.write('a line\n')
  await trimServerLog(folder)
  expect(await readFile(file, 'utf8')).toBe('a line\n')
  await appendFile(file, Buffer.alloc(5_000_000, 'x'))
  await trimServerLog(folder)
  await writer.write('the next\n')
  expect(await readFile(file, 'utf8')).toBe('the next\n')
  expect((await stat(`${file}.1`)).size).toBe(5_000_007)
})
