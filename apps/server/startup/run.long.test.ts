import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { launch, type Launched } from '#tests/fixtures/launch.ts'
import { copyDataDir, makeDataDir } from '#tests/fixtures/open-folder.ts'
import { queryOnce } from '#apps/server/database/check-server.ts'
import { findFreePort } from '#apps/server/process/free-port.ts'
import { CRASHED } from '#apps/server/process/lifecycle.ts'

function launchServer(env: Record<string, string>): Launched {
  const running = launch('run-server.ts', env)
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

/** A server, with its own data folder unless one is given, waited for until its last line. */
async function launchReady(given?: string): Promise<Launched & { origin: string; dataDir: string }> {
  const dataDir = given ?? (await makeOwnDataDir())
  const port = await findFreePort('::')
  const running = launchServer({ DATA_DIR: dataDir, PORT: String(port) })
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ready: ') && resolve())
    running.child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  return { ...running, origin: `http://localhost:${port}`, dataDir }
}

async function makeOwnDataDir(): Promise<string> {
  const { dataDir, remove } = await copyDataDir(inject('emptyDatabase'))
  onTestFinished(remove)
  return dataDir
}

test('a start ends with one line, and SIGTERM finishes what is in flight before the database stops', async () => {
  const { child, origin, code, stdout, stderr } = await launchReady()
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const slow = fetch(`${origin}/slow`)
  await once(child, 'message')
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  child.send('go on')
  const url = await (await slow).text()
  expect(await code).toBe(0)
  expect(await stderr).toBe('')
  const lines = (await stdout).trim().split('\n')
  expect(lines.filter((line) => line.startsWith('Ready: '))).toEqual([expect.stringContaining(`Ready: ${origin} (`)])
  expect(lines.at(-1)).toBe('stop      SIGTERM')
  await expect(queryOnce(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('after an error that nobody caught the process ends by itself, whatever is in flight, and the next one takes over', async () => {
  const { child, origin, code, stdout, dataDir } = await launchReady()
  const slow = fetch(`${origin}/slow`).catch(() => null)
  await once(child, 'message')
  await fetch(`${origin}/crash`).catch(() => null)
  expect(await code).toBe(CRASHED)
  expect(await stdout).toContain('uncaughtException')
  await slow
  const again = await launchReady(dataDir)
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200)
  again.child.kill('SIGTERM')
  expect(await again.code).toBe(0)
})

test('a process whose parent has gone stops by itself', async () => {
  const { child, code, stderr } = await launchReady()
  child.disconnect()
  expect(await code).toBe(0)
  expect(await stderr).toBe('')
})

test('a taken port is one line and a failure, before any database is made', async () => {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const { code, stdout, stderr } = launchServer({ DATA_DIR: dataDir, PORT: String(port) })
  expect(await code).toBe(1)
  expect(await stderr).toBe(`Port ${port} is already in use: choose another with PORT=…, for example PORT=${port + 1}.\n`)
  expect(await stdout).toBe('')
})

test.each([
  [{ PORT: 'http' }, 'PORT is not understood: "http" is not a number from 1 to 65535.\n'],
  [{ ROLE: 'jobs', DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data cannot be written (ENOTDIR): choose another with DATA_DIR=….\n'],
  [
    { ROLE: 'jobs', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' },
    'DATABASE_URL: the database at 127.0.0.1:1/shop does not answer: nothing listens there.\n',
  ],
])('%o is one line and a failure', async (env, line) => {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  const { code, stdout, stderr } = launchServer({ DATA_DIR: dataDir, ...env })
  expect(await code).toBe(1)
  expect(await stderr).toBe(line)
  expect(await stdout).toBe('')
})
