import { createTransport } from 'nodemailer'
import { toMailOptions } from './envelope.ts'
import { MailRefused, type Mailer } from './port.ts'

// Connect 3 s, all together 15 to 30 s (reference: assurance 1.9); a mail server that greets slowly on purpose is given time.
const LIMITS = { connectionTimeout: 3_000, dnsTimeout: 3_000, greetingTimeout: 15_000, socketTimeout: 20_000 }
const TOTAL_MS = 30_000

/** Sends through `SMTP_URL` (`smtp://` upgrades to TLS where offered, `smtps://` is TLS from the start). Two connections are kept open for a while. */
export function createSmtpMailer(input: { url: string }): Mailer & { close(): void } {
  const transport = createTransport({ url: input.url, pool: true, maxConnections: 2, maxMessages: 100, ...LIMITS })
  return {
    send: async (message) => {
      const options = toMailOptions(message)
      try {
        await withLimit(transport.sendMail(options))
      } catch (error) {
        throw toRefusal(error) ?? error
      }
    },
    close: () => transport.close(),
  }
}

async function withLimit<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(Object.assign(new Error('Mail took too long'), { code: 'ETIMEDOUT' })), TOTAL_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

// 5xx about the recipient or the message is final (RFC 5321); 4xx, sign-in and network troubles pass.
function toRefusal(error: unknown): MailRefused | null {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMessage && typeof responseCode === 'number' && responseCode >= 500 ? new MailRefused(`SMTP ${responseCode}`) : null
}
