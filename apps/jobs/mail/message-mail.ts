import type { CompanyContacts } from '#contract/company.ts'
import type { PreparedMessage } from '#core/domain/message/index.ts'
import { localeOrigin } from '#i18n/locales.ts'
import { createServerTranslator } from '#i18n/server.ts'
import type { MailContent } from './content.ts'

type Input = { message: PreparedMessage; company: CompanyContacts; siteOrigin: string }

/** What a person of the staff wrote to a buyer, as they wrote it, with who they write for. */
export function messageMail({ message, company, siteOrigin }: Input): MailContent {
  const { locale, subject, text } = message
  const t = createServerTranslator(locale, 'mail')
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  return {
    locale,
    subject,
    preview: text.replace(/\s+/gu, ' ').slice(0, 140),
    brand: company.name,
    blocks: [
      { kind: 'letter', text },
      ...signature(message, company),
      { kind: 'line' },
      { kind: 'facts', facts: [{ label: t('acknowledge.website'), value: origin, href: origin, isLatin: true }] },
      { kind: 'small', text: t('quotation.bankSafety') },
    ],
  }
}

/** How much of the end of a text is looked at for the name of who wrote it. */
const END_SIGNS = 200

// Templates end with the name of who sends them; nobody signs twice.
function signature({ staffName, text }: PreparedMessage, { name }: CompanyContacts): MailContent['blocks'] {
  if (staffName === null) return [{ kind: 'text', text: name }]
  return text.slice(-END_SIGNS).includes(staffName) ? [] : [{ kind: 'text', text: `${staffName}\n${name}` }]
}
