import { getSystemErrorName } from 'node:util'
import { createTransport } from 'nodemailer'
import { toMailOptions } from './envelope.ts'
import { longestSendMs, MAIL_LIMITS, type MailLimits } from './limits.ts'
import { MailRefused, type Mailer } from './port.ts'

/**
 * Sends through `SMTP_URL` (`smtp://` upgrades to TLS where offered, `smtps://` is TLS from the start). The connections are kept open for
 * a while. A message that takes too long is taken back: its connection is closed, so that it cannot be handed over later.
 */
export function createSmtpMailer({ url, limits = MAIL_LIMITS }: { url: string; limits?: MailLimits }): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: limits.connections,
    maxMessages: 100,
    dnsTimeout: limits.greetingMs,
    connectionTimeout: limits.greetingMs,
    greetingTimeout: limits.greetingMs,
    // The limit of each message ends a silence; this one only ends what nobody waits for.
    socketTimeout: longestSendMs(limits),
  })
  const endings = new WeakMap<AbortSignal, () => void>()
  transport.use('stream', (mail, done) => {
    const { signal } = mail.data
    mail.message.processFunc((bytes) => bytes.once('end', () => signal && endings.get(signal)?.()))
    done()
  })
  return {
    send: async (message) => {
      const options = toMailOptions(message)
      const limit = createLimit({ ...limits, beforeEndMs: limits.beforeEndMs + (message.attachments === undefined ? 0 : limits.filesMs) })
      endings.set(limit.signal, limit.ended)
      try {
        await transport.sendMail({ ...options, signal: limit.signal })
      } catch (error) {
        throw limit.signal.aborted ? limit.signal.reason : (toRefusal(error) ?? withSystemName(error))
      } finally {
        endings.delete(limit.signal)
        limit.clear()
      }
    },
    close: () => transport.close(),
  }
}

/** Aborts after `beforeEndMs`; once `ended` is called, `afterEndMs` from then. */
function createLimit({ beforeEndMs, afterEndMs }: Pick<MailLimits, 'beforeEndMs' | 'afterEndMs'>) {
  const aborting = new AbortController()
  const abort = () => aborting.abort(Object.assign(new Error('Mail took too long'), { code: 'ETIMEDOUT' }))
  let timer = setTimeout(abort, beforeEndMs)
  return {
    signal: aborting.signal,
    ended: () => {
      clearTimeout(timer)
      timer = setTimeout(abort, afterEndMs)
    },
    clear: () => clearTimeout(timer),
  }
}

/** The library has one code for all troubles of a connection; what staff can act on is the system's own: `ECONNREFUSED`, `ENOTFOUND`. */
function withSystemName(error: unknown): unknown {
  const { errno } = error as { errno?: unknown }
  return error instanceof Error && typeof errno === 'number' && errno < 0 ? Object.assign(error, { code: getSystemErrorName(errno) }) : error
}

// 5xx about the recipient or the message is final (RFC 5321); 4xx, sign-in and network troubles pass.
function toRefusal(error: unknown): MailRefused | null {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMessage && typeof responseCode === 'number' && responseCode >= 500 ? new MailRefused(`SMTP ${responseCode}`) : null
}
