import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { setting } from '#core/db/schema/staff.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readCompany, seedCompany } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('starts with a name only, then keeps what staff set over what the start brings', async () => {
  const { ctx } = createTestCtx(database.db)
  const unset = { name: 'Quayline', whatsapp: '', phone: '', mail: '', facebook: '', instagram: '', youtube: '' }
  expect(await readCompany({ ctx })).toEqual(unset)
  await database.db.insert(setting).values([
    { key: 'company.phone', value: '' },
    { key: 'company.youtube', value: 7 },
    { key: 'company.other', value: 'x' },
  ])
  await seedCompany({ ctx, input: { mail: 'sales@example.com', phone: '+86 400 555 0100', facebook: '' } })
  await seedCompany({ ctx, input: { mail: 'other@example.com' } })
  expect(await readCompany({ ctx })).toEqual({ ...unset, mail: 'sales@example.com' })
})
