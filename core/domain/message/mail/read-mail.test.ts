import { describe, expect, it } from 'vitest'
import { MESSAGE_LIMITS } from '#contract/message-values.ts'
import { readMail } from './read-mail.ts'
import { splitQuoted } from './split-quoted.ts'

const HEAD =
  'From: Amina Wanjiru <Amina@Example.org>\r\nTo: Quayline <reply+abc@in.example.com>\r\nSubject: Re: Your enquiry\r\nMessage-ID: <m1@example.org>\r\nDate: Fri, 27 Nov 2026 09:00:00 +0300\r\n'

async function read(source: string | Buffer) {
  const mail = await readMail(typeof source === 'string' ? Buffer.from(source) : source)
  if (mail === null) throw new Error('not read')
  return mail
}

describe('a mail', () => {
  it('is told as plain text with who wrote it, when, and what it answers', async () => {
    const mail = await read(
      `${HEAD}In-Reply-To: <b@x>\r\nReferences: <a@x>\r\n <b@x>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHabari!\r\nTwo units, please.\r\n`,
    )
    expect(mail).toMatchObject({
      fromName: 'Amina Wanjiru',
      fromAddress: 'amina@example.org',
      toAddress: 'reply+abc@in.example.com',
      messageId: 'm1@example.org',
      answers: ['b@x', 'a@x'],
      text: 'Habari!\nTwo units, please.',
      isAutomatic: false,
      bounce: null,
    })
    expect(mail.writtenAt?.toISOString()).toBe('2026-11-27T06:00:00.000Z')
  })

  it('of HTML alone has the words of it, and nothing that could be run or fetched', async () => {
    const html =
      '<html><head><style>p{color:red}</style><script>alert(1)</script></head><body onload="x()"><p>Hola &amp; gracias</p><img src="https://spy.example/p.gif"><iframe src="//evil.example"></iframe></body></html>'
    const { text } = await read(`${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)
    expect(text).toContain('Hola & gracias')
    expect(text).not.toMatch(/alert|<|spy\.example|evil\.example|color:red/)
  })

  it.each([
    ['koi8-r', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), 'Привет'],
    ['windows-1256', Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]), 'مرحبا'],
    ['gb18030', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
  ])('in %s is read in its own signs', async (charset, bytes, words) => {
    const mail = await read(
      Buffer.concat([Buffer.from(`${HEAD}Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`), bytes]),
    )
    expect(mail.text).toBe(words)
  })

  it('loses overrides of direction, control signs and what is too long', async () => {
    const { text, isShortened } = await read(`${HEAD}\r\n\u202eabc\u0007\0def${'x'.repeat(MESSAGE_LIMITS.heard)}`)
    expect(text.startsWith('abcdef')).toBe(true)
    expect(text.length).toBe(MESSAGE_LIMITS.heard)
    expect(isShortened).toBe(true)
  })

  it('has the same identity by whatever way it comes, and another one with another word', async () => {
    const body = '\r\nYes, I take it.'
    const one = await read(`Received: from a by b\r\nDelivered-To: x@example.com\r\n${HEAD}${body}`)
    const two = await read(`Received: from c by d\r\n${HEAD}${body}`)
    const other = await read(`${HEAD}\r\nNo, I do not.`)
    expect(one.identity).toBe(two.identity)
    expect(other.identity).not.toBe(one.identity)
    expect(one.recipients).toEqual(['reply+abc@in.example.com', 'x@example.com'])
  })

  it.each(['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes', 'List-Unsubscribe: <https://x.example>', 'Return-Path: <>'])(
    'with “%s” is a machine’s',
    async (line) => {
      expect((await read(`${line}\r\n${HEAD}\r\nI am away.`)).isAutomatic).toBe(true)
    },
  )

  it('that says “Auto-Submitted: no” is a person’s', async () => {
    expect((await read(`Auto-Submitted: no\r\n${HEAD}\r\nHello`)).isAutomatic).toBe(false)
  })

  it('is none where it has no head', async () => {
    expect(await readMail(Buffer.from('\r\n\r\n'))).toBeNull()
    expect(await readMail(Buffer.alloc(0))).toBeNull()
  })

  it.each([
    [
      'a thousand parts in each other',
      `${HEAD}${Array.from({ length: 1000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}`,
    ],
    ['a head of a megabyte', `X: ${'y'.repeat(1024 * 1024)}\r\n${HEAD}\r\nx`],
    ['a thousand recipients', `From: a@b.cd\r\nTo: ${Array.from({ length: 5000 }, (_, n) => `n${n}@example.org`).join(', ')}\r\n\r\nx`],
    ['broken words', `From: =?x?q?=ff?=\r\nSubject: =?utf-8?b?////?=\r\n\r\nx`],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 37) % 256)).toString('latin1')],
  ])('made to hurt (%s) is read or refused, and quickly', async (_what, source) => {
    const began = process.cpuUsage().user
    const mail = await readMail(Buffer.from(source))
    expect(mail === null || mail.recipients.length <= 100).toBe(true)
    // A bound that only a quadratic reader passes.
    expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(10)
  })
})

const REPORT = (action: string, status: string) =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.example.org>',
    'To: sales@quayline.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <r1@mx.example.org>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; amina@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: sales@quayline.example',
    'Message-ID: <q7k3-m2.acknowledge@quayline.example>',
    'Subject: We have your enquiry',
    '',
    'Hello',
    '--b--',
    '',
  ].join('\r\n')

describe('a report of a mail server', () => {
  it('names the mail that was given back, and why', async () => {
    const { bounce, isAutomatic } = await read(REPORT('failed', '5.1.1'))
    expect(bounce).toEqual({ messageId: 'q7k3-m2.acknowledge@quayline.example', code: 'DSN 5.1.1', isFinal: true })
    expect(isAutomatic).toBe(true)
  })

  it('of a delay is not the end', async () => {
    expect((await read(REPORT('delayed', '4.4.1'))).bounce).toMatchObject({ isFinal: false, code: 'DSN 4.4.1' })
  })

  it('of an arrival is none', async () => {
    expect((await read(REPORT('delivered', '2.0.0'))).bounce).toBeNull()
  })
})

describe('what a mail quotes', () => {
  it.each([
    ['Yes please.\n\nOn Fri, 27 Nov 2026 at 09:00, Li <sales@x.example> wrote:\n> Shall we send it?\n>\n> Li', 'Yes please.'],
    ['Так точно.\n\nпт, 27 нояб. 2026 г. в 09:00, Ли <sales@x.example>:\n> Вопрос?\n', 'Так точно.'],
    ['Sí.\n\nEl vie, 27 nov 2026 a las 9:00, Li Wei\n(<sales@x.example>) escribió:\n\n> ¿Lo enviamos?', 'Sí.'],
    ['好的。\n\n在 2026年11月27日，李写道：\n> 可以吗？', '好的。'],
    ['Ok\n\n-----Original Message-----\nFrom: Li\nSent: Friday\nTo: Amina\nSubject: Offer\n\nHello', 'Ok'],
    ['نعم\n\n________________________________\nمن: Li\nتم الإرسال: اليوم\nإلى: Amina\nالموضوع: عرض\n\nمرحبا', 'نعم'],
  ])('%j is parted from what was written', (text, written) => {
    const parted = splitQuoted(text)
    expect(parted.text).toBe(written)
    expect(parted.quoted).not.toBe('')
    expect(`${parted.text}\n${parted.quoted}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  })

  it.each(['Price: 9,650\nPort: Mombasa', '> You asked?\nMy answer stands below.', '> only a quote', '--\nAmina', 'a -- b\nFrom: here'])(
    '%j stays whole',
    (text) => {
      expect(splitQuoted(text)).toEqual({ text, quoted: '' })
    },
  )
})
