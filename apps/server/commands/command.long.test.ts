import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startHolder } from '#tests/fixtures/database-holder.ts'
import { launch } from '#tests/fixtures/launch.ts'
import { copyDataDir, makeDataDir } from '#tests/fixtures/open-folder.ts'
import { queryOnce } from '#apps/server/database/check-server.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')

async function runFixture(dataDir: string, args: readonly string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { code, stdout, stderr } = launch('run-command.ts', { DATA_DIR: dataDir }, args)
  return { code: await code, stdout: await stdout, stderr: await stderr }
}

test('a command makes and migrates its database, and passes on its exit code', async () => {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  expect(await runFixture(dataDir, ['3'])).toMatchObject({ code: 3, stdout: expect.stringMatching(/brands: 0\n$/), stderr: '' })
})

test('a command beside a running product uses its server and leaves it running', async () => {
  const { dataDir, remove } = await copyDataDir(inject('emptyDatabase'))
  onTestFinished(remove)
  const product = await startHolder(dataDir, rootDir)
  expect(await runFixture(dataDir, ['0'])).toMatchObject({ code: 0, stderr: '' })
  expect((await queryOnce(product.url, 'select count(*)::int as count from brand')).rows).toEqual([{ count: 0 }])
  await product.leave()
})
