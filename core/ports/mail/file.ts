import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { DiskRoom } from '#core/ports/files/disk-room.ts'
import { toMailOptions } from './envelope.ts'
import type { Mailer, MailMessage } from './port.ts'

/**
 * Writes each message as `.eml` into `folder`, for development and for machines without mail: `20261121T080000Z-q7k3-m2.acknowledge.eml`.
 * Any mail program opens it; the parts stand in plain UTF-8, so that an editor reads them too. `now`: time of the file's name.
 * Where the disk has no room it throws `storage_full`, and the message waits in the outbox.
 */
export function createFileMailer(input: { folder: string; room: DiskRoom; now: () => Date }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (message) => {
      await input.room.require()
      const { text, html, ...options } = toMailOptions(message)
      const sent = await transport.sendMail({ ...options, alternatives: [readable('plain', text), readable('html', html)] })
      await writeWhole(path.join(input.folder, fileName(message, input.now())), sent.message as Buffer)
    },
  }
}

// Made by hand because the library encodes everything that is not ASCII.
function readable(subtype: 'plain' | 'html', content: unknown): { raw: string } {
  const head = [`Content-Type: text/${subtype}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', '']
  return { raw: head.join('\r\n') + String(content).replace(/\r?\n/g, '\r\n') }
}

// Written beside and renamed, so that whoever watches the folder never reads half a message.
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.part`
  try {
    await writeFile(unfinished, content, { mode: 0o600 })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function fileName(message: MailMessage, now: Date): string {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const subject = (message.messageId.split('@')[0] ?? '').replace(/[^A-Za-z0-9.-]/g, '-').replace(/^\.+/, '')
  return `${moment}-${subject}.eml`
}
