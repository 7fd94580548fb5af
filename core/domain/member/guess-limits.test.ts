import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { MemberLoginInput } from '#contract/member.ts'
import { loginAttempt } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { readDeviceProof } from '#core/domain/known-device/index.ts'
import { waitSeconds, type Limit } from '#core/domain/login-attempt/index.ts'
import { addCountry } from '#core/domain/testing.ts'
import { readAccount } from './account.ts'
import { changeMail, changeMemberPassword, loginMember, verifyMail } from './index.ts'
import { accountLimit, holderLimits, knownDeviceLimit } from './limits.ts'
import { addMember, codeFor, createMemberCtx, failureOf, IP, newMail, newNumber, newIp, OTHER_PASSWORD, PASSWORD, watchGuesses, WRONG } from './testing.ts'

const DAY_MS = 86_400_000
/** Every wait is a multiple of it. */
const STEP_MS = 5_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'NG', { en: 'Nigeria' })
})
afterAll(() => database.drop())

/** A member with an address and two numbers, and how often a password was compared with theirs. */
async function victim() {
  const made = createMemberCtx(database.db)
  const [mobile, whatsapp] = [newNumber(), newNumber()]
  const member = await addMember(made.ctx, { mobile: `+234${mobile}`, whatsapp: `+234${whatsapp}` })
  const guesses = await watchGuesses(made.ctx, made.passwords, member.id)
  return { ...made, member, mobile, whatsapp, guesses }
}

function guess(ctx: Parameters<typeof loginMember>[0]['ctx'], input: Omit<MemberLoginInput, 'password'>, password = WRONG) {
  return loginMember({ ctx, input: { ...input, password }, ip: newIp(), deviceProof: null })
}

describe('whoever guesses always as soon as he may', () => {
  it('has fewer than a hundred guesses at an account in any 24 hours, whatever way they go', async () => {
    const { ctx, clock, member, mobile, whatsapp, guesses } = await victim()
    // Everything that could be stolen: a browser's proof, its session, and a link out of the mailbox.
    const { token, deviceProof } = await loginMember({ ctx, input: { email: member.mail, password: PASSWORD }, ip: IP, deviceProof: null })
    const device = readDeviceProof(deviceProof, await readAccount(ctx.db, member.id), clock.now())
    const next = newMail()
    await changeMail({ ctx: member.ctx, input: { email: next, password: PASSWORD }, ip: IP })
    const code = await codeFor(ctx, next, 'mail_change')
    const groups = [
      {
        limit: accountLimit(member.id),
        ways: [
          () => guess(ctx, { email: member.mail }),
          () => guess(ctx, { mobile: `+234${mobile}` }),
          () => guess(ctx, { mobile: `0${mobile}`, country: 'Nigeria' }),
          () => guess(ctx, { whatsapp: `+234${whatsapp}` }),
          () => guess(ctx, { mobile: `+234${newNumber()}`, whatsapp: `+234${whatsapp}` }),
        ],
      },
      {
        limit: knownDeviceLimit(member.id, device ?? ''),
        ways: [() => loginMember({ ctx, input: { email: member.mail, password: WRONG }, ip: newIp(), deviceProof })],
      },
      ...holderLimits(member.id).map((limit) => ({
        limit,
        ways: [
          () => verifyMail({ ctx, input: { code, password: WRONG }, token: null }),
          () => changeMemberPassword({ ctx: member.ctx, input: { password: WRONG, new_password: OTHER_PASSWORD }, token }),
          () => changeMail({ ctx: member.ctx, input: { email: next, password: WRONG }, ip: newIp() }),
        ],
      })),
    ]
    guesses.at.length = 0
    const end = clock.now().getTime() + 2 * DAY_MS
    while (clock.now().getTime() < end && guesses.at.length < 300) {
      for (const { limit, ways } of groups) while ((await waitOf(limit, clock.now())) === 0 && (await getsThrough(ways)));
      const waits = await Promise.all(groups.map(({ limit }) => waitOf(limit, clock.now())))
      clock.advance(Math.max(STEP_MS, Math.min(...waits)))
    }
    const inDayFrom = guesses.at.map((from) => guesses.at.filter((at) => at >= from && at < from + DAY_MS).length)
    expect(Math.max(...inDayFrom)).toBeLessThanOrEqual(100)
    // The attack was a real one: every bucket was used up to its figures.
    expect(inDayFrom[0]).toBeGreaterThan(90)

    /** One guess by whichever way is open, another one first each time; false where none is. */
    async function getsThrough(ways: (() => Promise<unknown>)[]): Promise<boolean> {
      const before = guesses.at.length
      for (let left = ways.length; left > 0; left -= 1) {
        const [way] = ways.splice(0, 1)
        if (way === undefined) return false
        ways.push(way)
        await failureOf(way())
        if (guesses.at.length > before) return true
      }
      return false
    }
  })

  // The attacker knows what only the server knows: when each bucket opens.
  async function waitOf(limit: Limit, now: Date): Promise<number> {
    const [row] = await database.db.select().from(loginAttempt).where(eq(loginAttempt.bucket, limit.bucket))
    return row === undefined ? 0 : Math.max(0, row.lastFailureAt.getTime() + waitSeconds(limit, row.failures) * 1000 - now.getTime())
  }

  it('gets no more of them by guessing many at once', async () => {
    const { ctx, member, mobile, guesses } = await victim()
    const inputs = Array.from({ length: 15 }, (_, time) => (time % 2 === 0 ? { email: member.mail } : { mobile: `+234${mobile}` }))
    await Promise.all(inputs.map((input) => failureOf(guess(ctx, input))))
    expect(guesses.at).toHaveLength(10)
  })
})

describe('guesses at one account', () => {
  it('are not forgotten when somebody else with the same number logs in', async () => {
    const { ctx, member, mobile, guesses } = await victim()
    const own = await addMember(ctx, { mobile: `+234${mobile}`, password: OTHER_PASSWORD })
    for (let round = 0; round < 5; round += 1) {
      for (let time = 0; time < 9; time += 1) await failureOf(guess(ctx, { mobile: `+234${mobile}` }))
      await Promise.allSettled([guess(ctx, { mobile: `+234${mobile}` }, OTHER_PASSWORD)])
      await guess(ctx, { email: own.mail }, OTHER_PASSWORD)
    }
    expect(guesses.at).toHaveLength(10)
    await expect(guess(ctx, { email: member.mail }, PASSWORD)).rejects.toMatchObject({ key: 'login_failed' })
  })

  it('count when the password opens another account, or one’s own would be the key to try every password', async () => {
    const { ctx, mobile, guesses } = await victim()
    await addMember(ctx, { mobile: `+234${mobile}`, password: OTHER_PASSWORD })
    for (let time = 0; time < 15; time += 1) await guess(ctx, { mobile: `+234${mobile}` }, OTHER_PASSWORD)
    expect(guesses.at).toHaveLength(10)
  })

  it.each<[string, (national: string, time: number) => Omit<MemberLoginInput, 'password'>]>([
    ['a new mobile number beside the WhatsApp number', (n) => ({ mobile: `+234${newNumber()}`, whatsapp: `+234${n}` })],
    ['a new text beside it', (n) => ({ mobile: crypto.randomUUID(), whatsapp: `+234${n}` })],
    ['another way to write it', (n, time) => ({ whatsapp: [`+234${n}`, `00234${n}`, `0${n}`, `+234 ${n.replace(/(...)/, '$1-')}`][time % 4] })],
  ])('are refused after ten, known number or not, with %s', async (_how, typed) => {
    const { ctx, whatsapp, guesses } = await victim()
    const outcomes = []
    for (const number of [whatsapp, newNumber()]) {
      const answers = []
      for (let time = 0; time < 12; time += 1) {
        const { key, retryAfterSeconds } = await failureOf(guess(ctx, typed(number, time)))
        answers.push([key, retryAfterSeconds])
      }
      outcomes.push(answers)
    }
    expect(outcomes[0]).toEqual([...Array.from({ length: 10 }, () => ['login_failed', null]), ['rate_limited', 5], ['rate_limited', 5]])
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(guesses.at).toHaveLength(10)
  })

  it('close it for every other address and number of it, without a word and with the same work', async () => {
    const { ctx, passwords, member, mobile, guesses } = await victim()
    for (let time = 0; time < 10; time += 1) await failureOf(guess(ctx, { mobile: `+234${mobile}` }))
    const seen = []
    for (const [email, password] of [
      [member.mail, PASSWORD],
      [member.mail, WRONG],
      [newMail(), WRONG],
    ] as const) {
      const before = passwords.verifications
      const { key, retryAfterSeconds } = await failureOf(guess(ctx, { email }, password))
      seen.push({ key, retryAfterSeconds, work: passwords.verifications - before })
    }
    expect(seen).toEqual(Array.from({ length: 3 }, () => ({ key: 'login_failed', retryAfterSeconds: null, work: 3 })))
    expect(guesses.at).toHaveLength(10)
  })

  it('write the same buckets whether or not there is an account', async () => {
    const { ctx, member } = await victim()
    const written = []
    for (const email of [member.mail, newMail()]) {
      const before = await database.db.$count(loginAttempt)
      await failureOf(guess(ctx, { email }))
      written.push((await database.db.$count(loginAttempt)) - before)
    }
    expect(written[0]).toBe(5)
    expect(written[1]).toBe(written[0])
  })

  it('are forgotten when its owner logs in', async () => {
    const { ctx, clock, member, mobile, whatsapp } = await victim()
    for (let time = 0; time < 10; time += 1) await failureOf(guess(ctx, { mobile: `+234${mobile}` }))
    clock.advance(5_000)
    await guess(ctx, { whatsapp: `+234${whatsapp}` }, PASSWORD)
    expect((await guess(ctx, { email: member.mail }, PASSWORD)).token).toBeTruthy()
  })
})
