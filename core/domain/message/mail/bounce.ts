import type { Attachment, Email } from 'postal-mime'

/** That a mail of ours did not arrive. `code`: `DSN 5.1.1` (RFC 3463). `isFinal`: its server tries no more. */
export type Bounce = { messageId: string; code: string; isFinal: boolean }

/** Of a report nothing further in is read. */
const MOST_SIGNS = 100_000

/** The report of a mail server on a mail of ours (RFC 3464); null of any other mail, and of a report that names no mail. */
export function readBounce(mail: Email): Bounce | null {
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^multipart\/report\b/i.test(type) || !/delivery-status/i.test(type)) return null
  const status = textOf(mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status'))
  const original = textOf(mail.attachments.find(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers'))
  const messageId = /^message-id:\s*<([^<>\s]{1,250})>/im.exec(original)?.[1]
  const action = /^action:\s*(\w+)/im.exec(status)?.[1]?.toLowerCase()
  const code = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1]
  if (messageId === undefined || (action !== 'failed' && action !== 'delayed')) return null
  return { messageId, code: `DSN ${code ?? (action === 'failed' ? '5.0.0' : '4.0.0')}`, isFinal: action === 'failed' }
}

function textOf(part: Attachment | undefined): string {
  if (part === undefined) return ''
  const { content } = part
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.slice(0, MOST_SIGNS)
}
