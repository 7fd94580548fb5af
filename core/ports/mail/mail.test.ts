import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { ENDLESS_ROOM } from '#core/ports/files/disk-room.ts'
import { createFileMailer } from './file.ts'
import { MAIL_LIMITS } from './limits.ts'
import { createSmtpMailer } from './smtp.ts'
import { startSmtpSink, type SmtpSink } from './testing.ts'
import { isMailRefused, type MailMessage } from './port.ts'

const HOSTILE = [
  'Amina\r\nBcc: thief@example.com',
  'Amina\nTo: thief@example.com',
  'Amina\u2028Cc: thief@example.com',
  'Amina%0aBcc: thief@example.com',
  'Amina, thief@example.com',
  'Amina <thief@example.com>',
  '"Amina" <thief@example.com>, "B',
  'أمينة\u202ethief@example.com',
  `${'n'.repeat(400)}@example.com`,
]

function messageTo(name: string, address = 'amina@example.org', changes: Partial<MailMessage> = {}): MailMessage {
  return {
    messageId: 'q7k3-m2.acknowledge@quayline.example',
    from: { name: 'Quayline', address: 'sales@quayline.example' },
    to: { name, address },
    subject: 'تلقّينا استفساركم رقم Q7K3-M2',
    html: '<p dir="rtl">مرحبًا</p>',
    text: 'مرحبًا\n.\nend',
    locale: 'ar',
    ...changes,
  }
}

type Headers = Map<string, string[]>
function headersOf(source: string): Headers {
  const head = source.split('\r\n\r\n')[0] ?? ''
  const headers: Headers = new Map()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...rest] = line.split(':')
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), rest.join(':').trim()])
  }
  return headers
}

const EXPECTED = ['message-id', 'from', 'to', 'subject', 'auto-submitted', 'content-language', 'date', 'mime-version', 'content-type']

/** Recipients by the headers, after checking that there are no headers but ours, each once. */
function recipientsIn(source: string) {
  const headers = headersOf(source)
  expect([...headers.keys()].toSorted()).toEqual(EXPECTED.toSorted())
  for (const values of headers.values()) expect(values).toHaveLength(1)
  return addressparser(headers.get('to')?.[0] ?? '', { flatten: true }).map((person) => person.address)
}

describe('the file mailer', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const read = async () => {
    const names = await readdir(path.join(folder, 'mail'))
    return { names, source: await readFile(path.join(folder, 'mail', names[0] ?? ''), 'utf8') }
  }
  const createMailer = () => createFileMailer({ folder: path.join(folder, 'mail'), room: ENDLESS_ROOM, now: () => new Date('2026-11-21T08:00:00Z') })

  it('writes nothing where the disk has no room, so that the message waits', async () => {
    const require = async () => {
      throw new AppError('storage_full')
    }
    const mailer = createFileMailer({ folder: path.join(folder, 'mail'), room: { ...ENDLESS_ROOM, require }, now: () => new Date() })
    const failure: unknown = await mailer.send(messageTo('Amina')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ key: 'storage_full' })
    expect(isMailRefused(failure)).toBe(false)
    expect(await readdir(folder)).toEqual([])
  })

  it('writes a message that an editor can read', async () => {
    await createMailer().send(messageTo('Amina'))
    const { names, source } = await read()
    expect(names).toEqual(['20261121T080000Z-q7k3-m2.acknowledge.eml'])
    expect(source).toContain('<p dir="rtl">مرحبًا</p>')
    expect(source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(source).toContain('Content-Type: text/html; charset=utf-8')
    expect(headersOf(source).get('message-id')).toEqual(['<q7k3-m2.acknowledge@quayline.example>'])
    expect(recipientsIn(source)).toEqual(['amina@example.org'])
  })

  it('says how one POST ends what was subscribed to, and nothing of it elsewhere (RFC 8058)', async () => {
    await createMailer().send(messageTo('Amina', undefined, { unsubscribeUrl: 'https://www.quayline.example/alert/Qx3\r\nBcc: b@example.org' }))
    const headers = headersOf((await read()).source)
    expect(headers.get('list-unsubscribe')).toEqual(['<https://www.quayline.example/alert/Qx3Bcc:b@example.org>'])
    expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    expect(headers.get('bcc')).toBeUndefined()
  })

  it.each(HOSTILE)('has exactly one recipient and the expected headers for the name %j', async (name) => {
    await createMailer().send(messageTo(name, undefined, { subject: `About ${name}` }))
    expect(recipientsIn((await read()).source)).toEqual(['amina@example.org'])
  })

  it.each(['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', '<a@example.org>', 'a b@example.org', 'nobody', `a@b\u2028.org`])(
    'refuses the address %j for good',
    async (address) => {
      const error = await createMailer()
        .send(messageTo('Amina', address))
        .catch((reason: unknown) => reason)
      expect(isMailRefused(error)).toBe(true)
      expect(await readdir(folder)).toEqual([])
    },
  )

  it('keeps the name of the file inside of the folder', async () => {
    await createMailer().send(messageTo('Amina', undefined, { messageId: '../../etc/passwd@x' }))
    expect((await read()).names).toEqual(['20261121T080000Z--..-etc-passwd.eml'])
  })
})

describe('the SMTP mailer', () => {
  let sink: SmtpSink
  let mailer: ReturnType<typeof createSmtpMailer>
  beforeEach(async () => {
    sink = await startSmtpSink()
    mailer = createSmtpMailer({ url: sink.url })
  })
  afterEach(async () => {
    mailer.close()
    await sink.stop()
  })

  it.each(HOSTILE)('sends to one recipient only, whatever the name: %j', async (name) => {
    await mailer.send(messageTo(name))
    expect(sink.received).toHaveLength(1)
    expect(sink.received[0]?.recipients).toEqual(['amina@example.org'])
    expect(sink.received[0]?.sender).toBe('sales@quayline.example')
    expect(recipientsIn(sink.received[0]?.source ?? '')).toEqual(['amina@example.org'])
  })

  describe('with a slow server', () => {
    // The clock of this process is moved by hand; the server and its sockets are real.
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })
    const { beforeEndMs, afterEndMs } = MAIL_LIMITS
    const settled = (work: Promise<unknown>) =>
      work.then(
        () => 'sent',
        (error: { code?: string }) => error.code,
      )
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
    }

    it('waits for the answer as long as the standard asks, because the server may have the message', async () => {
      sink.holdAt('end')
      const sending = settled(mailer.send(messageTo('Amina')))
      await until(() => sink.waiting() === 1)
      await vi.advanceTimersByTimeAsync(afterEndMs - 1)
      sink.release()
      expect(await sending).toBe('sent')
      expect(sink.received).toHaveLength(1)
    })

    it.each(['greeting', 'data'] as const)('takes a message back that hangs before the %s, so that it is not handed over later', async (step) => {
      sink.holdAt(step)
      const sending = settled(mailer.send(messageTo('Amina')))
      await until(() => sink.waiting() === 1)
      await vi.advanceTimersByTimeAsync(beforeEndMs)
      expect(await sending).toBe('ETIMEDOUT')
      sink.release()
      await until(() => sink.connected() === 0)
      expect(sink.received).toEqual([])
      await mailer.send(messageTo('Amina'))
      expect(sink.received).toHaveLength(1)
    })

    it('gives up a server that never answers', async () => {
      sink.holdAt('end')
      const sending = settled(mailer.send(messageTo('Amina')))
      await until(() => sink.waiting() === 1)
      await vi.advanceTimersByTimeAsync(afterEndMs)
      expect(await sending).toBe('ETIMEDOUT')
    })

    it('sends nothing of what waited for a connection until its time was over', async () => {
      sink.holdAt('end')
      const sending = ['a', 'b', 'c'].map((name) => settled(mailer.send(messageTo(name))))
      await until(() => sink.waiting() === MAIL_LIMITS.connections)
      await vi.advanceTimersByTimeAsync(beforeEndMs)
      sink.release()
      expect(await Promise.all(sending)).toEqual(['sent', 'sent', 'ETIMEDOUT'])
      await mailer.send(messageTo('d'))
      expect(sink.received).toHaveLength(3)
    })
  })

  it('tells a refusal for good from one that passes', async () => {
    sink.answerRecipient('550 5.1.1 no such person')
    expect(await mailer.send(messageTo('Amina')).catch((error: unknown) => error)).toMatchObject({ name: 'MailRefused', code: 'SMTP 550' })
    sink.answerRecipient('451 4.7.1 come back later')
    const passing = await mailer.send(messageTo('Amina')).catch((error: unknown) => error)
    expect(passing).toBeInstanceOf(Error)
    expect(isMailRefused(passing)).toBe(false)
  })
})
