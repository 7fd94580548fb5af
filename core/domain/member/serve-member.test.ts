import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clubMemberPageSchema, clubMemberSchema, listClubMembersInputSchema } from '#contract/club-member.ts'
import { auditLog, member } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff } from '#core/domain/testing.ts'
import {
  blockMember,
  endVoucher,
  findClubMember,
  findMemberActor,
  giveVoucher,
  helpMember,
  listClubMembers,
  listMemberVouchers,
  removeMember,
  seedMemberLevels,
  setMemberLevel,
} from './index.ts'
import { addMember, createMemberCtx, newMail, sendMails } from './testing.ts'

const RIGHTS = ['member.read', 'member.write', 'member.delete']

let database: TestDatabase
let given: ReturnType<typeof createMemberCtx>
let staff: Ctx
const as = async (rights: readonly string[]): Promise<Ctx> => ({ ...given.ctx, actor: await addStaff(database.db, rights) })
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  given = createMemberCtx(database.db)
  await seedMemberLevels({
    ctx: { ...given.ctx, actor: { kind: 'system' } },
    input: { vouchers: { gold: { amount_usd_cents: 20_000, percent: null, valid_days: 365 } } },
  })
  staff = await as(RIGHTS)
})
afterAll(() => database.drop())

async function list(query: object): Promise<number[]> {
  const page = await listClubMembers({ ctx: staff, input: listClubMembersInputSchema.parse(query) })
  return clubMemberPageSchema.parse(page).list.map(({ id }) => id)
}

describe('the members of the club', () => {
  it('are found by name, address, number and the code of a voucher; signs of the database mean themselves', async () => {
    const one = await addMember(given.ctx, { name: 'Zainab Okafor', mobile: '+234 803 555 0199' })
    const { vouchers } = await giveVoucher({ ctx: staff, input: { id: one.id, amount_usd_cents: 5_000, percent: null, valid_days: 30 } })
    for (const word of ['zainab', one.mail, '8035550199', vouchers[0]?.code.toLowerCase() ?? '']) expect([word, await list({ word })]).toEqual([word, [one.id]])
    expect(await list({ word: '%' })).toEqual([])
    const two = await addMember(given.ctx, { isVerified: false })
    expect([(await list({ state: 'unconfirmed' })).includes(two.id), (await list({ state: 'active' })).includes(two.id)]).toEqual([true, false])
    expect(clubMemberSchema.parse(await findClubMember({ ctx: staff, input: { id: two.id } })).state).toBe('unconfirmed')
  })

  it('get a level and its voucher once', async () => {
    const { id } = await addMember(given.ctx)
    const gold = await setMemberLevel({ ctx: staff, input: { id, level_key: 'gold' } })
    expect(gold).toMatchObject({ level: 'Gold', vouchers: [{ amount_usd_cents: 20_000, state: 'active', is_by_hand: false }] })
    await setMemberLevel({ ctx: staff, input: { id, level_key: null } })
    expect((await setMemberLevel({ ctx: staff, input: { id, level_key: 'gold' } })).vouchers).toHaveLength(1)
    await expect(setMemberLevel({ ctx: staff, input: { id, level_key: 'diamond' } })).rejects.toMatchObject({
      issues: [{ path: 'level_key', key: 'invalid_value' }],
    })
  })

  it('use a voucher once; one that was taken back is gone from their page', async () => {
    const owner = await addMember(given.ctx)
    const give = (percent: number) => giveVoucher({ ctx: staff, input: { id: owner.id, amount_usd_cents: null, percent, valid_days: 10 } })
    await give(5)
    const [second, first] = (await give(10)).vouchers
    const end = (voucherId: number, how: 'use' | 'void', id = owner.id) => endVoucher({ ctx: staff, input: { id, voucherId, how } })
    await end(first?.id ?? 0, 'use')
    const after = await end(second?.id ?? 0, 'void')
    expect(after.vouchers.map(({ state }) => state)).toEqual(['void', 'used'])
    expect((await listMemberVouchers({ ctx: owner.ctx })).map(({ percent, state }) => [percent, state])).toEqual([[5, 'used']])
    for (const how of ['use', 'void'] as const) await expect(end(first?.id ?? 0, how)).rejects.toMatchObject({ key: 'conflict' })
    const other = await addMember(given.ctx)
    await expect(end(first?.id ?? 0, 'void', other.id)).rejects.toMatchObject({ key: 'not_found' })
  })

  it.each([
    ['nothing', { amount_usd_cents: null, percent: null, valid_days: 10 }, 'percent required'],
    ['both', { amount_usd_cents: 1_000, percent: 5, valid_days: 10 }, 'percent required'],
    ['too much', { amount_usd_cents: null, percent: 51, valid_days: 10 }, 'percent too_big'],
    ['no time', { amount_usd_cents: 1_000, percent: null, valid_days: 0 }, 'valid_days too_small'],
    ['a fraction of a cent', { amount_usd_cents: 100.5, percent: null, valid_days: 1 }, 'amount_usd_cents a_number'],
  ])('get no voucher of %s', async (_what, input, issue) => {
    const { id } = await addMember(given.ctx)
    const error = await giveVoucher({ ctx: staff, input: { id, ...input } }).catch((reason: { issues: { path: string; key: string }[] }) => reason)
    expect('issues' in error ? error.issues.map(({ path, key }) => `${path} ${key}`) : []).toContain(issue)
    expect((await findClubMember({ ctx: staff, input: { id } })).vouchers).toEqual([])
  })

  it('are shut out at once, and let in again', async () => {
    const one = await addMember(given.ctx)
    expect((await blockMember({ ctx: staff, input: { id: one.id, is_blocked: true } })).state).toBe('blocked')
    expect(await findMemberActor({ ctx: given.ctx, input: { token: one.token } })).toBeNull()
    await expect(helpMember({ ctx: staff, input: { id: one.id } })).rejects.toMatchObject({ key: 'conflict' })
    expect((await blockMember({ ctx: staff, input: { id: one.id, is_blocked: false } })).state).toBe('active')
  })

  it('are sent the link that they need', async () => {
    await sendMails(given.ctx)
    const [confirmed, fresh] = [await addMember(given.ctx), await addMember(given.ctx, { isVerified: false, email: newMail() })]
    await sendMails(given.ctx)
    for (const { id } of [confirmed, fresh]) await helpMember({ ctx: staff, input: { id } })
    expect((await sendMails(given.ctx)).map(({ address, message }) => [address, message.kind])).toEqual([
      [confirmed.mail, 'reset'],
      [fresh.mail, 'verify'],
    ])
  })

  it('are deleted by those who may, are told, and leave no personal data in the audit', async () => {
    const one = await addMember(given.ctx)
    await sendMails(given.ctx)
    const server = await as(['member.read', 'member.write'])
    await expect(removeMember({ ctx: server, input: { id: one.id } })).rejects.toMatchObject({ key: 'forbidden' })
    await removeMember({ ctx: staff, input: { id: one.id } })
    expect(await database.db.select().from(member).where(eq(member.id, one.id))).toEqual([])
    expect((await sendMails(given.ctx)).map(({ address, message }) => [address, message.kind])).toEqual([[one.mail, 'deleted']])
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'member'))
    expect(JSON.stringify(entries)).not.toContain(one.mail)
  })

  it('are seen by nobody else', async () => {
    const none = await as(['enquiry.read'])
    const { id } = await addMember(given.ctx)
    await expect(listClubMembers({ ctx: none, input: listClubMembersInputSchema.parse({}) })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(findClubMember({ ctx: none, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(blockMember({ ctx: await as(['member.read']), input: { id, is_blocked: true } })).rejects.toMatchObject({ key: 'forbidden' })
  })
})
