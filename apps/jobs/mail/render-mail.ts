import type { MailMessage } from '#core/ports/mail/port.ts'
import { preloadMessages } from '#i18n/server.ts'
import type { MailContent } from './content.ts'
import { renderHtml } from './html.ts'
import { renderPlainText } from './plain-text.ts'

/** Both parts of a message; the envelope is the sender's affair. */
export async function renderMail(content: MailContent): Promise<Pick<MailMessage, 'subject' | 'html' | 'text' | 'locale'>> {
  await preloadMessages(['mail'])
  return { subject: content.subject, html: await renderHtml(content), text: renderPlainText(content), locale: content.locale }
}
