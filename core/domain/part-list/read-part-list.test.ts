import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readPartList } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const add = (sku: string, oemNumbers: string[], more: object = {}) => insertFitting(database.db, { sku, name: `Part ${sku}`, oemNumbers, ...more }, [])
  await add('FIL-001Y', ['JX-1012010-A07', '1012010-FA01'])
  await add('FIL-002C', ['481H-1012010SP', '1012010-FA01'])
  await add('BRK-004', ['3501 080 XKZ'])
  await add('1012010', [])
  await add('CLU-005', ['3160122001,2', '0986;478-A'])
  await add('HID-001', ['9999999'], { publishState: 'draft' })
})
afterAll(() => database.drop())

async function told(text: string) {
  const { ctx } = createTestCtx(database.db)
  const { lines } = await readPartList({ ctx, input: { text } })
  return lines.map(({ number, matches }) => [number, ...matches.map(({ sku }) => sku)])
}

it.each([
  ['our number, however it is written', 'fil 001y', [['fil 001y', 'FIL-001Y']]],
  ['full-width signs', 'ＦＩＬ－００１Ｙ', [['ＦＩＬ－００１Ｙ', 'FIL-001Y']]],
  ['an OEM number without its marks', 'jx1012010a07', [['jx1012010a07', 'FIL-001Y']]],
  ['an OEM number with other marks', '481H.1012010.SP', [['481H.1012010.SP', 'FIL-002C']]],
  ['a number that is stored in several words', '3501080XKZ', [['3501080XKZ', 'BRK-004']]],
  ['a number of several parts', '1012010-FA01\t4', [['1012010-FA01', 'FIL-001Y', 'FIL-002C']]],
  [
    'numbers with a comma or semicolon in them',
    '3160122001,2\n0986;478-A,4\nFIL-001Y,2',
    [
      ['3160122001,2', 'CLU-005'],
      ['0986;478-A', 'CLU-005'],
      ['FIL-001Y', 'FIL-001Y'],
    ],
  ],
  ['a number that is part of others', '1012010', [['1012010', '1012010']]],
  ['what is not on the site', '9999999\nHID-001', [['9999999'], ['HID-001']]],
  ['what nobody has', "ZZZ-404\n'; drop table fitting --1\nпримус 7", [['ZZZ-404'], ["'; drop table fitting --1"], ['примус']]],
])('finds %s (R11.11)', async (_, text, expected) => {
  expect(await told(text)).toEqual(expected)
})
