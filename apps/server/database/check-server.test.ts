import { expect, test } from 'vitest'
import { checkServer, findWeakness } from './check-server.ts'

const SOUND = { server_version_num: '180004', fsync: 'on', synchronous_commit: 'on' }

test.each([SOUND, { ...SOUND, server_version_num: '150000' }, { ...SOUND, synchronous_commit: 'local' }])('%o may be used', (settings) => {
  expect(findWeakness(settings)).toBeNull()
})

test.each([
  [{ ...SOUND, server_version_num: '140019' }, 'The database is PostgreSQL 14: version 15 or newer is needed.'],
  [{ ...SOUND, fsync: 'off' }, 'The database runs with fsync off and would lose data in a power cut: set fsync = on.'],
  [
    { ...SOUND, synchronous_commit: 'off' },
    'The database runs with synchronous_commit off and would lose acknowledged enquiries in a crash: set synchronous_commit = on.',
  ],
])('%o is refused', (settings, weakness) => {
  expect(findWeakness(settings)).toBe(weakness)
})

test('a server that does not answer is named without its password', async () => {
  await expect(checkServer('postgres://me:secret@127.0.0.1:1/shop')).rejects.toMatchObject({
    code: 'STARTUP',
    message: 'DATABASE_URL: the database at 127.0.0.1:1/shop does not answer: nothing listens there.',
  })
})
