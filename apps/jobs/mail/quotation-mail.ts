import type { CompanyContacts } from '#contract/company.ts'
import type { PreparedQuotationMail } from '#core/domain/quotation/index.ts'
import type { JobPayloads } from '#core/ports/jobs/port.ts'
import { formatDate, formatUsd } from '#i18n/format.ts'
import { localeOrigin } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { MailContent } from './content.ts'
import { greetingName } from './greeting-name.ts'
import { asSentence, openingBlocks } from './opening.ts'

type Input = { mail: PreparedQuotationMail; kind: JobPayloads['quotation-mail']['kind']; company: CompanyContacts; siteOrigin: string }

/** An offer to its buyer, or the reminder of its end, in the language of the document: the link to it, what it amounts to, until when. */
export async function quotationMail({ mail, kind, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const { number, reference, terms, total_cents: cents } = mail.snapshot
  const { locale } = terms
  const t = createServerTranslator(locale, 'mail')
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const date = formatDate(locale, terms.valid_until)
  const isReminder = kind === 'quotation_reminder'
  const subject =
    terms.document === 'proforma'
      ? t('quotation.subjectProforma', { number, company: company.name })
      : t('quotation.subject', { number, company: company.name })
  const text = isReminder ? t('quotation.reminderText', { reference, date }) : t('quotation.text', { reference })
  return {
    locale,
    subject: isReminder ? t('quotation.reminderSubject', { number, date }) : subject,
    preview: asSentence(locale, text).slice(0, 140),
    brand: company.name,
    blocks: [
      ...openingBlocks({ t, locale, name: greetingName({ name: terms.buyer_name, spam_reasons: [] }), text }),
      {
        kind: 'facts',
        facts: [
          { label: t('quotation.total'), value: formatUsd(locale, cents), isLatin: true },
          { label: t('quotation.validUntil'), value: date },
        ],
      },
      { kind: 'button', label: t('quotation.open'), href: `${origin}/quotation/${mail.code}` },
      { kind: 'small', text: t('quotation.pdfHint') },
      { kind: 'small', text: t('quotation.linkSafety') },
      { kind: 'text', text: t('acknowledge.replyHint') },
      { kind: 'text', text: t('acknowledge.regards') },
      { kind: 'text', text: t('acknowledge.team', { company: company.name }) },
      { kind: 'line' },
      { kind: 'facts', facts: [{ label: t('acknowledge.website'), value: origin, href: origin, isLatin: true }] },
      { kind: 'small', text: t('quotation.bankSafety') },
      { kind: 'small', text: t('quotation.automatic') },
    ],
  }
}
