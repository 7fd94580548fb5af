import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { MemberLoginInput } from '#contract/member.ts'
import { member } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addCountry } from '#core/domain/testing.ts'
import { loginMember, registerMember } from './index.ts'
import {
  addMember,
  createMemberCtx,
  ctxOf,
  failureOf,
  IP,
  newIp,
  newMail,
  newNumber,
  OTHER_PASSWORD,
  PASSWORD,
  registerInput,
  sendMails,
  WRONG,
} from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'NG', { en: 'Nigeria' })
})
afterAll(() => database.drop())

describe('a member logs in', () => {
  it('by mail address, whatever its case, in any field', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { mail, id } = await addMember(ctx)
    for (const field of [{ email: mail.toUpperCase() }, { mobile: mail }, { whatsapp: ` ${mail} ` }]) {
      const { token } = await loginMember({ ctx, input: { ...field, password: PASSWORD }, ip: IP, deviceProof: null })
      expect((await ctxOf(ctx, token)).actor).toEqual({ kind: 'member', memberId: id })
    }
  })

  it.each<[string, (national: string) => { mobile: string; country?: string }, (national: string) => Partial<MemberLoginInput>]>([
    ['as written', (n) => ({ mobile: `0${n}`, country: 'Nigeria' }), (n) => ({ mobile: `0${n}` })],
    ['with the country’s code', (n) => ({ mobile: `0${n}`, country: 'Nigeria' }), (n) => ({ mobile: `+234 ${n}` })],
    ['with 00', (n) => ({ mobile: `+234${n}` }), (n) => ({ mobile: `00234${n}` })],
    ['without the code', (n) => ({ mobile: `+234${n}` }), (n) => ({ mobile: `0${n}` })],
    ['where no country was ever named', (n) => ({ mobile: `0${n}` }), (n) => ({ mobile: n.replace(/(...)/, '$1 ') })],
    ['internationally, where no country was named', (n) => ({ mobile: `0${n}` }), (n) => ({ mobile: `+234${n}` })],
    ['in Arabic digits', (n) => ({ mobile: `0${n}` }), (n) => ({ mobile: `٠${[...n].map((d) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(d))).join('')}` })],
  ])('by a number typed %s', async (_how, registered, typed) => {
    const { ctx } = createMemberCtx(database.db)
    const national = newNumber()
    const { id } = await addMember(ctx, registered(national))
    const { token } = await loginMember({ ctx, input: { ...typed(national), password: PASSWORD }, ip: IP, deviceProof: null })
    expect((await ctxOf(ctx, token)).actor).toEqual({ kind: 'member', memberId: id })
  })

  it('by WhatsApp number, which is not the mobile number', async () => {
    const { ctx } = createMemberCtx(database.db)
    const [mobile, whatsapp] = [`+234${newNumber()}`, `+234${newNumber()}`]
    await addMember(ctx, { mobile, whatsapp })
    await loginMember({ ctx, input: { whatsapp, password: PASSWORD }, ip: IP, deviceProof: null })
    expect((await failureOf(loginMember({ ctx, input: { whatsapp: mobile, password: PASSWORD }, ip: IP, deviceProof: null }))).key).toBe('login_failed')
  })

  it('by a number of which the form does not know what it is', async () => {
    const { ctx } = createMemberCtx(database.db)
    const [mobile, whatsapp] = [`+234${newNumber()}`, `+234${newNumber()}`]
    const { id } = await addMember(ctx, { mobile, whatsapp })
    for (const number of [mobile, whatsapp]) {
      const { token } = await loginMember({ ctx, input: { mobile: number, whatsapp: number, password: PASSWORD }, ip: IP, deviceProof: null })
      expect((await ctxOf(ctx, token)).actor).toEqual({ kind: 'member', memberId: id })
    }
  })

  it('to the account whose password it is, where several carry the address', async () => {
    const { ctx } = createMemberCtx(database.db)
    const confirmed = await addMember(ctx)
    const stranger = await registerMember({ ctx, input: registerInput({ email: confirmed.mail, password: OTHER_PASSWORD }), ip: IP })
    const strangers = await ctxOf(ctx, stranger.token)
    const first = await loginMember({ ctx, input: { email: confirmed.mail, password: PASSWORD }, ip: IP, deviceProof: null })
    const second = await loginMember({ ctx, input: { email: confirmed.mail, password: OTHER_PASSWORD }, ip: IP, deviceProof: null })
    expect((await ctxOf(ctx, first.token)).actor).toEqual({ kind: 'member', memberId: confirmed.id })
    expect((await ctxOf(ctx, second.token)).actor).toEqual(strangers.actor)
  })

  it('though strangers have registered the confirmed address many times since', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { mail, id } = await addMember(ctx)
    for (let time = 0; time < 5; time += 1) await registerMember({ ctx, input: registerInput({ email: mail, password: OTHER_PASSWORD }), ip: newIp() })
    await sendMails(ctx)
    const { token } = await loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: IP, deviceProof: null })
    expect((await ctxOf(ctx, token)).actor).toEqual({ kind: 'member', memberId: id })
  })
})

describe('nobody learns whether an account exists', () => {
  it('by the answer or the work of a failed login', async () => {
    const { ctx, passwords } = createMemberCtx(database.db)
    const mobile = `+234${newNumber()}`
    const known = await addMember(ctx, { mobile })
    const disabled = await addMember(ctx)
    await database.db.update(member).set({ disabledAt: ctx.ports.clock.now() }).where(eq(member.id, disabled.id))
    const inputs: MemberLoginInput[] = [
      { email: known.mail, password: WRONG },
      { email: newMail(), password: WRONG },
      { email: disabled.mail, password: PASSWORD },
      { mobile, password: WRONG },
      { mobile: `+234${newNumber()}`, password: WRONG },
      { mobile: 'no number at all', password: WRONG },
      { whatsapp: mobile, password: WRONG },
    ]
    const seen = []
    for (const input of inputs) {
      const before = passwords.verifications
      const { key, issues, retryAfterSeconds } = await failureOf(loginMember({ ctx, input, ip: IP, deviceProof: null }))
      seen.push({ key, issues, retryAfterSeconds, work: passwords.verifications - before })
    }
    expect(seen).toEqual(inputs.map(() => ({ key: 'login_failed', issues: [], retryAfterSeconds: null, work: 3 })))
  })

  it('by the pace at which guesses are refused', async () => {
    const { ctx } = createMemberCtx(database.db)
    const known = await addMember(ctx)
    const outcomes = []
    for (const email of [known.mail, newMail()]) {
      const keys = []
      for (let time = 0; time < 12; time += 1) {
        const { key, retryAfterSeconds } = await failureOf(loginMember({ ctx, input: { email, password: WRONG }, ip: null, deviceProof: null }))
        keys.push([key, retryAfterSeconds])
      }
      outcomes.push(keys)
    }
    expect(outcomes[0]).toEqual([...Array.from({ length: 10 }, () => ['login_failed', null]), ['rate_limited', 5], ['rate_limited', 5]])
    expect(outcomes[1]).toEqual(outcomes[0])
  })

  it('costs the same work when it succeeds', async () => {
    const { ctx, passwords } = createMemberCtx(database.db)
    const { mail } = await addMember(ctx)
    const before = passwords.verifications
    await loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: IP, deviceProof: null })
    expect(passwords.verifications - before).toBe(3)
  })
})

it('does not keep a stranger’s victim waiting longer than an hour', async () => {
  const { ctx, clock } = createMemberCtx(database.db)
  const { mail } = await addMember(ctx)
  const fail = () => failureOf(loginMember({ ctx, input: { email: mail, password: WRONG }, ip: null, deviceProof: null }))
  for (let time = 0; time < 40; time += 1) {
    await fail()
    clock.advance(3_600_000)
  }
  expect((await fail()).key).toBe('login_failed')
  expect(await fail()).toMatchObject({ key: 'rate_limited', retryAfterSeconds: 3_600 })
  clock.advance(3_600_000)
  await loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: null, deviceProof: null })
})

it('gives a guess back that could not be answered', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { mail } = await addMember(ctx)
  const busy = { ...ctx, ports: { ...ctx.ports, passwords: { ...ctx.ports.passwords, verify: () => Promise.reject(new Error('busy')) } } }
  for (let time = 0; time < 20; time += 1)
    await expect(loginMember({ ctx: busy, input: { email: mail, password: PASSWORD }, ip: null, deviceProof: null })).rejects.toThrow('busy')
  await loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: null, deviceProof: null })
})

it('asks for something to go by', async () => {
  const { ctx } = createMemberCtx(database.db)
  expect(await failureOf(loginMember({ ctx, input: { password: PASSWORD }, ip: IP, deviceProof: null }))).toMatchObject({
    key: 'validation_failed',
    issues: [{ path: 'email', key: 'required' }],
  })
})

it('slows down a network that tries many accounts, though none of them much', async () => {
  const { ctx } = createMemberCtx(database.db)
  const ip = '198.51.100.9'
  const guess = () => failureOf(loginMember({ ctx, input: { email: newMail(), password: WRONG }, ip, deviceProof: null }))
  for (let time = 0; time < 200; time += 1) expect((await guess()).key).toBe('login_failed')
  expect(await guess()).toMatchObject({ key: 'rate_limited', retryAfterSeconds: 1 })
})
