import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { memberMail as memberMailTable } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { registerMember, requestPasswordReset, type MemberMessage } from '#core/domain/member/index.ts'
import { createMemberCtx, IP, newMail, registerInput } from '#core/domain/member/testing.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { MailRefused } from '#core/ports/mail/port.ts'
import { LOCALE_CODES, localeInfo, type Locale } from '#i18n/locales.ts'
import { preloadMessages } from '#i18n/server.ts'
import { createTurns } from './mail-turns.ts'
import { createMemberMailHandler } from './member-mails.ts'
import { memberMail } from './mail/member-mail.ts'
import { renderMail } from './mail/render-mail.ts'

const ENGLISH = JSON.parse(readFileSync('i18n/messages/en/mail.json', 'utf8')) as { member: Record<string, string> }
const SITE = 'https://www.quayline.example'
const CODE = 'c0de-_'.repeat(7).slice(0, 43)
const COMPANY = {
  name: 'Quayline',
  whatsapp: '',
  phone: '',
  mail: 'sales@quayline.example',
  facebook: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  tiktok: '',
}
const FIRST = { number: 1, isLast: false }
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }
const LINK_KINDS = ['verify', 'known', 'reset', 'mail_change'] as const
const NOTICE_KINDS = ['password_changed', 'mail_changed', 'deleted'] as const
const MESSAGES: MemberMessage[] = [...LINK_KINDS.map((kind) => ({ kind, code: CODE })), ...NOTICE_KINDS.map((kind) => ({ kind, code: null }))]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await preloadMessages(['mail'])
})
afterAll(() => database.drop())

async function word(message: MemberMessage, locale: Locale = 'en', name = 'Zyx Qwv') {
  return renderMail(await memberMail({ message, name, locale, company: COMPANY, siteOrigin: SITE }))
}

describe('the words', () => {
  it.each(LOCALE_CODES.map((locale) => [locale]))('in %s are of this language alone, in its direction', async (locale) => {
    const english = Object.values(ENGLISH.member).flatMap((text) => text.split(/\{\w+\}/))
    for (const message of MESSAGES) {
      const { html, text, subject } = await word(message, locale)
      expect(html).toContain(`dir="${localeInfo(locale).dir}"`)
      expect(`${html}${text}${subject}`).not.toMatch(/\{\w+\}|member\.\w+[A-Z]|MISSING_MESSAGE/)
      expect(text).toContain('Zyx Qwv')
      const left = locale === 'en' ? [] : english.filter((phrase) => phrase.trim().length > 8 && `${text}${subject}`.includes(phrase))
      expect(left).toEqual([])
    }
  })

  it('lead to the language’s own host, the code after # alone, and show it as text', async () => {
    const { html, text } = await word({ kind: 'verify', code: CODE }, 'ar')
    expect(html).toContain(`href="https://ar.quayline.example/club#verify=${CODE}"`)
    expect(text).toContain(`> ${CODE}`)
    expect(text).toContain('https://ar.quayline.example/club?type=verify')
    const reset = await word({ kind: 'reset', code: CODE })
    expect(reset.html).toContain(`href="https://www.quayline.example/club#reset=${CODE}"`)
    expect(reset.text).toContain('60 minutes')
  })

  it('of an address that has an account offer the login and a new password', async () => {
    const { html, text } = await word({ kind: 'known', code: CODE })
    expect(html).toContain('href="https://www.quayline.example/club?type=1"')
    expect(html).toContain(`#reset=${CODE}"`)
    expect(text).not.toContain('#verify')
  })

  it('carry no message of a stranger', async () => {
    const { html, text } = await word({ kind: 'verify', code: CODE }, 'en', 'Win at https://spam.example')
    expect(`${html}${text}`).not.toMatch(/spam|Dear/)
  })
})

describe('the outbox', () => {
  async function setUp(failures: Error[] = []) {
    const { ctx, jobs } = createMemberCtx(database.db)
    await database.db.delete(memberMailTable)
    const mailer = createFakeMailer(failures)
    const handle = createMemberMailHandler({
      createCtx: () => ({ ...ctx, actor: { kind: 'system' } }),
      mailer,
      inTurn: createTurns(1),
      siteOrigin: SITE,
      replyAddress: null,
      log: QUIET,
    })
    const payload = () => {
      const job = jobs.sent.find(({ name }) => name === 'member-mail')
      if (job?.name !== 'member-mail') throw new Error('no job')
      return job.payload
    }
    return { ctx, mailer, handle, payload }
  }
  const waiting = () => database.db.select().from(memberMailTable)

  it('sends a message once and forgets it, and keeps no code', async () => {
    const { ctx, mailer, handle, payload } = await setUp()
    const input = registerInput({ name: 'Amina', lang: 'ur' })
    await registerMember({ ctx, input, ip: IP })
    expect(JSON.stringify(await waiting())).not.toMatch(/verify=/)
    expect(await handle(payload(), FIRST)).toBe('done')
    expect(await handle(payload(), FIRST)).toBe('done')
    expect(mailer.sent).toMatchObject([
      {
        to: { name: '', address: input.email },
        from: { name: 'Quayline' },
        locale: 'ur',
        messageId: expect.stringMatching(/^member\.[\w-]{36}@quayline\.example$/),
      },
    ])
    expect(await waiting()).toEqual([])
  })

  it('tries again under the same Message-ID, and gives up where it is refused', async () => {
    const { ctx, mailer, handle, payload } = await setUp([new Error('connection lost')])
    await registerMember({ ctx, input: registerInput(), ip: IP })
    const [row] = await waiting()
    await expect(handle(payload(), FIRST)).rejects.toThrow('connection lost')
    expect(await handle(payload(), { number: 2, isLast: false })).toBe('done')
    expect(mailer.sent[0]?.messageId).toBe(`member.${row?.mailKey}@quayline.example`)
    const refused = await setUp([new MailRefused('SMTP 550')])
    await registerMember({ ctx: refused.ctx, input: registerInput(), ip: IP })
    expect(await refused.handle(refused.payload(), FIRST)).toBe('given_up')
    expect(await waiting()).toEqual([])
  })

  it('sends nothing to an address without an account', async () => {
    const { ctx, mailer, handle, payload } = await setUp()
    await requestPasswordReset({ ctx, input: { email: newMail() }, ip: IP })
    expect(await handle(payload(), FIRST)).toBe('done')
    expect(mailer.sent).toEqual([])
    expect(await waiting()).toEqual([])
  })
})
