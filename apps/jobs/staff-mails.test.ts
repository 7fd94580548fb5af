import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { staffMail as staffMailTable } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { inviteByMail, type StaffMessage } from '#core/domain/staff/index.ts'
import { addPerson } from '#core/domain/staff/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { MailRefused } from '#core/ports/mail/port.ts'
import { STAFF_LOCALES } from '#i18n/locales.ts'
import { createTurns } from './mail-turns.ts'
import { renderMail } from './mail/render-mail.ts'
import { staffMail } from './mail/staff-mail.ts'
import { createStaffMailHandler } from './staff-mails.ts'

const SITE = 'https://www.quayline.example'
const FIRST = { number: 1, isLast: false }
const COMPANY = { name: 'Quayline', whatsapp: '', phone: '', mail: '', facebook: '', instagram: '', youtube: '', linkedin: '', tiktok: '' }
const TOKEN = `7.${'c0de-_'.repeat(8).slice(0, 43)}`
const MESSAGES: StaffMessage[] = [
  { kind: 'invitation', token: TOKEN, expiresAt: new Date('2026-11-24T08:00:00Z'), inviter: 'Li Wei' },
  { kind: 'recovery_made' },
  { kind: 'authenticator_changed' },
  ...[0, 1, 3, 9].map((left) => ({ kind: 'recovery_used' as const, left })),
]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const word = async (message: StaffMessage, locale: 'en' | 'zh' = 'en') =>
  renderMail(staffMail({ message, name: 'Chen', locale, company: COMPANY, siteOrigin: SITE }))

describe('the words', () => {
  it.each(STAFF_LOCALES.map((locale) => [locale]))('in %s are whole', async (locale) => {
    for (const message of MESSAGES) {
      const { html, text, subject } = await word(message, locale)
      expect(`${html}${text}${subject}`).not.toMatch(/\{\w+|staffMail|MISSING_MESSAGE/)
      expect(text).toContain('Chen')
      expect(/\p{Script=Han}/u.test(subject)).toBe(locale === 'zh')
    }
  })

  it('name who invites, with the link behind # and until when it works', async () => {
    const { text } = await word(MESSAGES[0] as StaffMessage)
    expect(text).toContain('Li Wei has invited you')
    expect(text).toContain(`${SITE}/admin/#/setup?token=${TOKEN}`)
    expect(text).toContain('until 24 Nov 2026')
  })

  it('say when few codes are left', async () => {
    const says = async (left: number) => (await word({ kind: 'recovery_used', left })).text.includes('Create new codes')
    expect([await says(9), await says(3), await says(0)]).toEqual([false, true, true])
  })
})

describe('the outbox', () => {
  async function invite(failures: Error[] = []) {
    const made = createTestCtx(database.db, { actor: { kind: 'system' } })
    await addPerson(database.db)
    const mail = `new.${crypto.randomUUID().slice(0, 8)}@example.com`
    const { staff_id: id } = await inviteByMail({ ctx: made.ctx, input: { mail, name: 'Chen', role: 'sales', locale: 'en' } })
    const [job] = made.jobs.sent.flatMap((each) => (each.name === 'staff-mail' ? [each.payload] : []))
    if (job === undefined) throw new Error('no job')
    const mailer = createFakeMailer(failures)
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const handler = createStaffMailHandler({
      createCtx: () => made.ctx,
      mailer,
      inTurn: createTurns(1, new AbortController().signal),
      siteOrigin: SITE,
      replyAddress: null,
      log,
    })
    const waiting = async () => (await database.db.select().from(staffMailTable).where(eq(staffMailTable.staffId, id))).length
    return { ...made, mail, job, mailer, handler, waiting }
  }

  it('sends an invitation to its person, once, and forgets it', async () => {
    const { mail, job, mailer, handler, waiting } = await invite()
    expect(await handler(job, FIRST)).toBe('done')
    expect(await handler(job, FIRST)).toBe('done')
    expect(mailer.sent.map(({ to, locale }) => [to.address, locale])).toEqual([[mail, 'en']])
    expect(await waiting()).toBe(0)
  })

  it('tries again after a failure, under the same Message-ID, and gives up where the receiver will never take it', async () => {
    const { job, handler, waiting } = await invite([new Error('ECONNREFUSED'), new MailRefused('SMTP 550')])
    await expect(handler(job, FIRST)).rejects.toThrow('ECONNREFUSED')
    expect(await waiting()).toBe(1)
    expect(await handler(job, FIRST)).toBe('given_up')
    expect(await waiting()).toBe(0)
  })
})
