/** Times in milliseconds. */
export type MailLimits = {
  /** Connections to the mail server at once, and so messages that are handed over at once. */
  connections: number
  /** From the name look-up to the greeting. */
  greetingMs: number
  /** From the first step to the last byte of the message. Whoever hangs up before it has handed nothing over. */
  beforeEndMs: number
  /** More of that for a message with files: ten megabytes over a slow line. */
  filesMs: number
  /** From the last byte to the answer. The server may have taken the message already, so that to hang up and try again is to send twice. */
  afterEndMs: number
}

/** RFC 5321 4.5.3.2.6 asks for ten minutes after the end of the data, for this very reason. A mail server that greets slowly on purpose is given time. */
export const MAIL_LIMITS: MailLimits = { connections: 2, greetingMs: 15_000, beforeEndMs: 30_000, filesMs: 90_000, afterEndMs: 600_000 }

/** Milliseconds that handing one message over takes at most, once it is its turn. */
export function longestSendMs({ beforeEndMs, filesMs, afterEndMs }: MailLimits): number {
  return beforeEndMs + filesMs + afterEndMs
}
