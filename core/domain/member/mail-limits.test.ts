import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changeMail, registerMember, requestPasswordReset, sendVerification } from './index.ts'
import { addMember, createMemberCtx, failureOf, newIp, newMail, OTHER_PASSWORD, PASSWORD, registerInput, sendMails } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

type Ask = (ip: string) => Promise<unknown>

/** Ways in which a stranger causes mails to a box, and the way its owner asks for one. */
const WAYS: readonly (readonly [string, string, (ctx: Ctx) => Promise<{ mail: string; stranger: Ask; owner: Ask }>])[] = [
  [
    'a new password',
    'reset',
    async (ctx) => {
      const { mail } = await addMember(ctx)
      const ask: Ask = (ip) => requestPasswordReset({ ctx, input: { email: mail }, ip })
      return { mail, stranger: ask, owner: ask }
    },
  ],
  [
    'a registration',
    'verify',
    async (ctx) => {
      const mail = newMail()
      const ask: Ask = (ip) => registerMember({ ctx, input: registerInput({ email: mail }), ip })
      return { mail, stranger: ask, owner: ask }
    },
  ],
  [
    'the link of a registration once more',
    'verify',
    async (ctx) => {
      const stranger = await addMember(ctx, { isVerified: false, password: OTHER_PASSWORD })
      const owner = await addMember(ctx, { isVerified: false, email: stranger.mail })
      await sendMails(ctx)
      const askAs =
        (own: Ctx): Ask =>
        (ip) =>
          sendVerification({ ctx: own, ip })
      return { mail: stranger.mail, stranger: askAs(stranger.ctx), owner: askAs(owner.ctx) }
    },
  ],
  [
    'another address',
    'mail_change',
    async (ctx) => {
      const mail = newMail()
      const stranger = await addMember(ctx)
      const owner = await addMember(ctx)
      const askAs =
        (own: Ctx): Ask =>
        (ip) =>
          changeMail({ ctx: own, input: { email: mail, password: PASSWORD }, ip })
      return { mail, stranger: askAs(stranger.ctx), owner: askAs(owner.ctx) }
    },
  ],
]

describe.each(WAYS)('mails for %s', (_what, kind, prepare) => {
  it('reach the owner who asks from elsewhere, however many a stranger has caused', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { mail, stranger, owner } = await prepare(ctx)
    for (let network = 0; network < 3; network += 1) {
      const ip = newIp()
      for (let time = 0; time < 7; time += 1) await stranger(ip).catch(() => null)
    }
    await sendMails(ctx)
    await owner(newIp())
    expect((await sendMails(ctx)).map((sent) => [sent.address, sent.message.kind])).toEqual([[mail, kind]])
  })

  it('do not fill the box from one network: five, then a wait that grows to a day', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const { mail, stranger } = await prepare(ctx)
    const ip = newIp()
    const waits = []
    for (let time = 0; time < 5; time += 1) await stranger(ip)
    for (let time = 0; time < 8; time += 1) {
      const { key, retryAfterSeconds } = await failureOf(stranger(ip))
      expect(key).toBe('rate_limited')
      waits.push(retryAfterSeconds)
      clock.advance((retryAfterSeconds ?? 0) * 1000)
      await stranger(ip)
    }
    expect(waits).toEqual([900, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600, 86_400])
    expect((await sendMails(ctx)).filter(({ address }) => address === mail)).toHaveLength(13)
  })
})

it('are refused at the same pace, known address or not, so that no refusal tells of an account', async () => {
  const { ctx } = createMemberCtx(database.db)
  const known = await addMember(ctx)
  const outcomes = []
  for (const email of [known.mail, newMail()]) {
    const ip = newIp()
    const answers = []
    for (let time = 0; time < 7; time += 1) {
      const answer = await requestPasswordReset({ ctx, input: { email: time % 2 ? email : email.toUpperCase() }, ip }).catch((error: unknown) => String(error))
      answers.push(answer ?? null)
    }
    outcomes.push(answers)
  }
  expect(outcomes[0]?.slice(4)).toEqual([null, expect.stringContaining('rate_limited'), expect.stringContaining('rate_limited')])
  expect(outcomes[1]).toEqual(outcomes[0])
})
