import { ALERT_LIST_PATHS } from '#contract/alert-values.ts'
import type { CompanyContacts } from '#contract/company.ts'
import { thingPath, type PreparedAlertMail } from '#core/domain/alert/index.ts'
import { formatDate, formatUsd } from '#i18n/format.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'
import type { MailBlock, MailContent } from './content.ts'
import { asSentence, openingBlocks } from './opening.ts'

type Input = { mail: PreparedAlertMail; locale: Locale; company: CompanyContacts; siteOrigin: string }
type News = PreparedAlertMail['news'][number]
type Words = { subject: string; text: string; blocks: MailBlock[] }
type Place = { t: Translator<'mail'>; locale: Locale; origin: string; page: string }

const LONGEST_IN_SUBJECT = 80

/** A mail about an alert in its language: confirm it, what is new, or that it ends soon. Each has the link that ends it at one tap. */
export async function alertMail({ mail, locale, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const t = createServerTranslator(locale, 'mail')
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const page = alertPage({ siteOrigin, locale, code: mail.code })
  const { subject, text, blocks } = wordsOf({ t, locale, origin, page }, mail)
  const isConfirmed = mail.kind !== 'alert_confirm'
  return {
    locale,
    subject,
    preview: asSentence(locale, text).slice(0, 140),
    brand: company.name,
    blocks: [
      ...openingBlocks({ t, locale, name: null, text }),
      ...blocks,
      { kind: 'text', text: t('acknowledge.regards') },
      { kind: 'text', text: t('acknowledge.team', { company: company.name }) },
      { kind: 'line' },
      ...(isConfirmed ? [{ kind: 'things' as const, things: [{ name: t('alert.end'), href: page, note: t('alert.endHint') }] }] : []),
      { kind: 'facts', facts: [{ label: t('acknowledge.website'), value: origin, href: origin, isLatin: true }] },
      { kind: 'small', text: isConfirmed ? t('alert.automatic') : t('alert.automaticFirst') },
    ],
  }
}

/** The page of an alert on the host of its language. */
export function alertPage({ siteOrigin, locale, code }: { siteOrigin: string; locale: Locale; code: string }): string {
  return `${localeOrigin(siteOrigin, locale) ?? siteOrigin}/alert/${code}`
}

function wordsOf(place: Place, mail: PreparedAlertMail): Words {
  const { t, locale, page } = place
  const { about } = mail
  const watched: MailBlock = { kind: 'facts', facts: [{ label: t('alert.watched'), value: about.label }] }
  switch (mail.kind) {
    case 'alert_confirm':
      return {
        subject: t('alert.confirmSubject'),
        text: t('alert.confirmText'),
        blocks: [watched, { kind: 'button', label: t('alert.confirmButton'), href: page }, { kind: 'small', text: t('alert.confirmLife') }],
      }
    case 'alert_news':
      return { subject: t('alert.newsSubject', { label: shortened(about.label) }), text: t('alert.newsText'), blocks: [watched, ...newsBlocks(place, mail)] }
    case 'alert_ending':
      return {
        subject: t('alert.endingSubject', { date: formatDate(locale, about.endsAt) }),
        text: t('alert.endingText', { date: formatDate(locale, about.endsAt) }),
        blocks: [watched, { kind: 'button', label: t('alert.prolongButton'), href: page }],
      }
  }
  return mail.kind
}

function newsBlocks({ t, locale, origin }: Place, { about, news, total }: PreparedAlertMail): MailBlock[] {
  const things = news.map((one) => ({ name: one.name, href: `${origin}${thingPath(one.kind, one.sign)}`, note: noteOf(t, locale, one) }))
  const more = total - news.length
  return [
    { kind: 'things', things },
    ...(more > 0 ? [{ kind: 'text' as const, text: t('alert.more', { count: more }) }] : []),
    ...(about.kind === 'things'
      ? []
      : [{ kind: 'button' as const, label: t('alert.openList'), href: `${origin}${ALERT_LIST_PATHS[about.kind]}?${about.query}` }]),
    { kind: 'small', text: t('alert.prices') },
  ]
}

// Subjects are read in a list of mails; the whole stands in the message.
function shortened(label: string): string {
  const letters = [...label]
  return letters.length <= LONGEST_IN_SUBJECT ? label : `${letters.slice(0, LONGEST_IN_SUBJECT).join('')}…`
}

function noteOf(t: Translator<'mail'>, locale: Locale, { event, cents, before }: News): string {
  const price = cents === null ? t('alert.onRequest') : formatUsd(locale, cents)
  if (event === 'cheaper' && before !== null) return t('alert.event.cheaper', { price, before: formatUsd(locale, before) })
  if (event === 'reserved' || event === 'sold' || event === 'gone') return t(`alert.event.${event}`)
  return event === 'again' ? t('alert.event.again', { price }) : t('alert.event.offered', { price })
}
