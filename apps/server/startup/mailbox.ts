import path from 'node:path'
import { createFolderMailbox } from '#core/ports/mailbox/folder.ts'
import { createImapMailbox } from '#core/ports/mailbox/imap.ts'
import type { Mailbox } from '#core/ports/mailbox/port.ts'
import type { Env } from '#apps/server/settings/env.ts'

/** The IMAP account where `IMAP_URL` names one; else `.eml` files that are put into `mail-in/` of the data folder. */
export function openMailbox({ mailIn, dataDir }: Env): Mailbox {
  return mailIn.imap === null ? createFolderMailbox({ folder: path.join(dataDir, 'mail-in') }) : createImapMailbox(mailIn.imap)
}
