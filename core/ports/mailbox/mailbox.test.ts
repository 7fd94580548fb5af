import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import hoodiecrow from 'hoodiecrow-imap'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderMailbox } from './folder.ts'
import { createImapMailbox, type ImapSettings } from './imap.ts'
import { MailboxFailure, type Mailbox } from './port.ts'

const MAX_BYTES = 1000

type Taken = { subject: string; isWhole: boolean; mark: string }

/** Reads on from a mark; `refuse`: the subject at which whoever takes them fails. */
async function read(mailbox: Mailbox, after: string | null, { most = 10, refuse = '' } = {}) {
  const taken: Taken[] = []
  const mark = await mailbox.read({
    after,
    maxBytes: MAX_BYTES,
    most,
    signal: new AbortController().signal,
    take: async ({ source, isWhole }, at) => {
      const subject = /^Subject: (.*)$/im.exec(Buffer.from(source).toString())?.[1]?.trim() ?? ''
      if (subject === refuse) throw new Error('not kept')
      taken.push({ subject, isWhole, mark: at })
    },
  })
  return { taken, mark }
}

const subjects = (taken: readonly Taken[]) => taken.map(({ subject }) => subject)
const raw = (subject: string, length = 10) => `From: a@example.org\r\nSubject: ${subject}\r\n\r\n${'x'.repeat(length)}`

describe('a folder of mails', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mail-in-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('gives each once, in the order of their names, and keeps them beside', async () => {
    const mailbox = createFolderMailbox({ folder })
    for (const name of ['2.eml', '1.eml', '3.eml.part']) await writeFile(path.join(folder, name), raw(name))
    expect(subjects((await read(mailbox, null)).taken)).toEqual(['1.eml', '2.eml'])
    expect(subjects((await read(mailbox, null)).taken)).toEqual([])
    expect((await readdir(path.join(folder, 'read'))).toSorted()).toEqual(['1.eml', '2.eml'])
  })

  it('gives the head alone of one that is too large', async () => {
    await writeFile(path.join(folder, 'large.eml'), raw('Large', 200_000))
    expect((await read(createFolderMailbox({ folder }), null)).taken).toEqual([{ subject: 'Large', isWhole: false, mark: 'large.eml' }])
  })

  it('keeps what could not be taken', async () => {
    await writeFile(path.join(folder, 'a.eml'), raw('A'))
    const mailbox = createFolderMailbox({ folder })
    await expect(read(mailbox, null, { refuse: 'A' })).rejects.toThrow('not kept')
    expect(subjects((await read(mailbox, null)).taken)).toEqual(['A'])
  })

  it('is made where there is none, and told where that cannot be', async () => {
    expect((await read(createFolderMailbox({ folder: path.join(folder, 'new') }), null)).taken).toEqual([])
    await writeFile(path.join(folder, 'file'), '')
    await expect(read(createFolderMailbox({ folder: path.join(folder, 'file') }), null)).rejects.toBeInstanceOf(MailboxFailure)
  })
})

describe('an account of IMAP', () => {
  let server: ReturnType<typeof hoodiecrow>
  let settings: ImapSettings
  beforeEach(async () => {
    server = hoodiecrow({
      plugins: ['ID', 'NAMESPACE', 'UIDPLUS'],
      users: { sales: { password: 'secret' } },
      storage: { INBOX: { messages: [{ raw: raw('Old') }] } },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    settings = { host: '127.0.0.1', port, isSecure: false, user: 'sales', password: 'secret', folder: 'INBOX' }
  })
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

  const add = (subject: string, length?: number) => server.appendMessage('INBOX', [], false, raw(subject, length))

  it('gives what has come since, oldest first, and nothing of before', async () => {
    const mailbox = createImapMailbox(settings)
    const first = await read(mailbox, null)
    expect(first).toEqual({ taken: [], mark: '1:1' })
    add('One')
    add('Two')
    const second = await read(mailbox, first.mark)
    expect(subjects(second.taken)).toEqual(['One', 'Two'])
    expect((await read(mailbox, second.mark)).taken).toEqual([])
    expect(server.folderCache['INBOX']?.messages.map(({ flags }) => flags)).toEqual([[], [], []])
  })

  it('ends at the most that was asked for, and at what could not be taken', async () => {
    const mailbox = createImapMailbox(settings)
    for (const subject of ['One', 'Two', 'Three']) add(subject)
    expect(await read(mailbox, '1:1', { most: 2 })).toMatchObject({ mark: '1:3' })
    await expect(read(mailbox, '1:1', { refuse: 'Two' })).rejects.toThrow('not kept')
  })

  it('gives the head alone of one that is too large', async () => {
    add('Large', 50_000)
    expect((await read(createImapMailbox(settings), '1:1')).taken).toEqual([{ subject: 'Large', isWhole: false, mark: '1:2' }])
  })

  it('that has numbered its mails anew gives all of them once more', async () => {
    add('One')
    expect(subjects((await read(createImapMailbox(settings), '99:7')).taken)).toEqual(['Old', 'One'])
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 'AUTHENTICATIONFAILED'],
    ['a folder that is not there', { folder: 'Nowhere' }, 'BAD'],
    ['nobody there', { port: 1 }, 'ECONNREFUSED'],
  ])('tells of %s by a code alone', async (_what, changes, code) => {
    const failure: unknown = await read(createImapMailbox({ ...settings, ...changes }), null).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailboxFailure)
    expect(failure).toMatchObject({ code })
    expect(String(failure)).not.toContain('secret')
  })

  it('gives no password to another machine over an open line', async () => {
    const mailbox = createImapMailbox({ ...settings, host: '::ffff:127.0.0.1' })
    await expect(read(mailbox, null)).rejects.toBeInstanceOf(MailboxFailure)
  })
})
