/** A message ready to go. Addresses hold no line breaks; `messageId` stays the same over retries. */
export type MailMessage = {
  messageId: string
  from: { name: string; address: string }
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
  locale: string
}

/** Hands a message over. Resolves when the receiver (or the folder) has it; rejects otherwise, the job tries again. */
export type Mailer = { send(message: MailMessage): Promise<void> }
