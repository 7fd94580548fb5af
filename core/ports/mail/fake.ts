import type { Mailer, MailMessage } from './port.ts'

/** Remembers messages; `failures` are thrown first, one for each message. */
export function createFakeMailer(failures: Error[] = []): Mailer & { sent: MailMessage[] } {
  const sent: MailMessage[] = []
  return {
    sent,
    send: async (message) => {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(message)
    },
  }
}
