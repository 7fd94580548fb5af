import { MEMBER_LINK_PATH, VERIFY_HOURS } from '#contract/member.ts'
import type { CompanyContacts } from '#contract/company.ts'
import { RESET_MINUTES } from '#contract/member-values.ts'
import type { MemberMessage } from '#core/domain/member/index.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'
import type { MailBlock, MailContent } from './content.ts'
import { greetingName } from './greeting-name.ts'
import { asSentence, openingBlocks } from './opening.ts'

type Input = { message: MemberMessage; name: string; locale: Locale; company: CompanyContacts; siteOrigin: string }
type Body = { subject: string; text: string; blocks: MailBlock[]; isUnasked: boolean }

/** A mail about an account of the club, in the member's language. Codes stand after `#` in links, so that no log sees them, and as text (decision 0013). */
export async function memberMail({ message, name, locale, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const t = createServerTranslator(locale, 'mail')
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const page = `${origin}${MEMBER_LINK_PATH}`
  const { subject, text, blocks, isUnasked } = message.code === null ? noticeBody(t, message.kind) : linkBody(t, message, page)
  // Anybody may have typed the name with the address; one that could carry a message of its own is not passed on.
  const greeting = greetingName({ name, spam_reasons: [] })
  return {
    locale,
    subject,
    preview: asSentence(locale, text).slice(0, 140),
    brand: company.name,
    blocks: [
      ...openingBlocks({ t, locale, name: greeting, text }),
      ...blocks,
      { kind: 'text', text: t('acknowledge.regards') },
      { kind: 'text', text: t('acknowledge.team', { company: company.name }) },
      { kind: 'line' },
      { kind: 'facts', facts: contactFacts(t, company, origin) },
      { kind: 'small', text: isUnasked ? t('member.automatic') : t('member.account') },
    ],
  }
}

type LinkMessage = Extract<MemberMessage, { code: string }>

function linkBody(t: Translator<'mail'>, { kind, code }: LinkMessage, page: string): Body {
  const codeBlocks = (label: string, fragment: 'verify' | 'reset', life: string): MailBlock[] => [
    { kind: 'button', label, href: `${page}#${fragment}=${code}` },
    { kind: 'small', text: life },
    { kind: 'quote', label: t('member.codeLabel'), text: code },
    { kind: 'small', text: t('member.codeHint', { page: `${page}?type=${fragment}` }) },
  ]
  const verify = () => codeBlocks(t('member.verifyButton'), 'verify', t('member.verifyLife', { hours: VERIFY_HOURS }))
  const reset = () => codeBlocks(t('member.resetButton'), 'reset', t('member.resetLife', { minutes: RESET_MINUTES }))
  switch (kind) {
    case 'verify':
      return { subject: t('member.verifySubject'), text: t('member.verifyText'), blocks: verify(), isUnasked: true }
    case 'mail_change':
      return { subject: t('member.mailChangeSubject'), text: t('member.mailChangeText'), blocks: verify(), isUnasked: true }
    case 'reset':
      return { subject: t('member.resetSubject'), text: t('member.resetText'), blocks: reset(), isUnasked: true }
    case 'known': {
      const login: MailBlock = { kind: 'button', label: t('member.loginButton'), href: `${page}?type=1` }
      return { subject: t('member.knownSubject'), text: t('member.knownText'), blocks: [login, ...reset()], isUnasked: true }
    }
  }
  return kind
}

function noticeBody(t: Translator<'mail'>, kind: Extract<MemberMessage, { code: null }>['kind']): Body {
  switch (kind) {
    case 'password_changed':
      return { subject: t('member.changedSubject'), text: t('member.changedText'), blocks: [alarm(t('member.alarm'))], isUnasked: false }
    case 'mail_changed':
      return { subject: t('member.mailChangedSubject'), text: t('member.mailChangedText'), blocks: [alarm(t('member.mailAlarm'))], isUnasked: false }
    case 'deleted':
      return { subject: t('member.deletedSubject'), text: t('member.deletedText'), blocks: [alarm(t('member.mailAlarm'))], isUnasked: false }
  }
  return kind
}

function alarm(text: string): MailBlock {
  return { kind: 'text', text }
}

function contactFacts(t: Translator<'mail'>, company: CompanyContacts, origin: string) {
  const website = { label: t('acknowledge.website'), value: origin, href: origin, isLatin: true }
  return company.mail ? [website, { label: t('acknowledge.mail'), value: company.mail, href: `mailto:${company.mail}`, isLatin: true }] : [website]
}
