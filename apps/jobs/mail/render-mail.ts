import type { MailMessage } from '#core/ports/mail/port.ts'
import { preloadMessages } from '#i18n/server.ts'
import type { MailContent } from './content.ts'
import { renderHtml } from './html.ts'
import { renderPlainText } from './plain-text.ts'

/** Both parts of a message; the envelope is the sender's affair. `accent`: the company's own colour, `#rrggbb`; null: the product's. */
export async function renderMail(content: MailContent, accent: string | null = null): Promise<Pick<MailMessage, 'subject' | 'html' | 'text' | 'locale'>> {
  await preloadMessages(['mail'])
  return { subject: content.subject, html: await renderHtml(content, accent), text: renderPlainText(content), locale: content.locale }
}
