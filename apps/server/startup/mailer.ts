import path from 'node:path'
import type { DiskRoom } from '#core/ports/files/disk-room.ts'
import { createFileMailer } from '#core/ports/mail/file.ts'
import type { Mailer } from '#core/ports/mail/port.ts'
import { createSmtpMailer } from '#core/ports/mail/smtp.ts'
import type { Ports } from '#core/ports/ports.ts'
import type { Env } from '#apps/server/settings/env.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'

type OpenMailer = { env: Env; ports: Ports; room: DiskRoom; lifecycle: Lifecycle }

/** SMTP where `SMTP_URL` says so; else readable `.eml` files below `mail/` of the data folder. */
export function openMailer({ env, ports, room, lifecycle }: OpenMailer): Mailer {
  if (env.smtpUrl === null) return createFileMailer({ folder: path.join(env.dataDir, 'mail'), room, now: () => ports.clock.now() })
  const mailer = createSmtpMailer({ url: env.smtpUrl })
  lifecycle.onStop('the mail connection', async () => mailer.close())
  return mailer
}
