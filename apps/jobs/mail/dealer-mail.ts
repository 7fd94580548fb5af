import { TOLD_DEALER_STAGES, type ToldDealerStage } from '#contract/dealer-values.ts'
import type { CompanyContacts } from '#contract/company.ts'
import type { DealerEventCase } from '#core/domain/dealer/index.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'
import type { MailBlock, MailContent } from './content.ts'
import { greetingName } from './greeting-name.ts'
import { asSentence, openingBlocks } from './opening.ts'

type Input = { about: DealerEventCase; code: string; locale: Locale; company: CompanyContacts; siteOrigin: string }
type Words = { subject: string; text: string; message: string | null }

/** A mail to a dealer prospect in their language: application received, another stage, or the link once more. Each carries a link of its own. */
export async function dealerMail({ about, code, locale, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const t = createServerTranslator(locale, 'mail')
  const { dealer } = about
  const { subject, text, message } = wordsOf(t, about)
  const name = greetingName({ name: dealer.name, spam_reasons: [] })
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const blocks: (MailBlock | null)[] = [
    ...openingBlocks({ t, locale, name, text }),
    message === null ? null : { kind: 'quote', label: t('dealer.message'), text: message },
    { kind: 'reference', label: t('dealer.reference'), value: dealer.reference, hint: t('dealer.referenceHint') },
    { kind: 'text', text: t('dealer.statusHint') },
    { kind: 'button', label: t('dealer.openStatus'), href: `${origin}/netWork/status/${code}` },
    { kind: 'small', text: t('dealer.linkSafety') },
    { kind: 'text', text: t('acknowledge.regards') },
    { kind: 'text', text: t('acknowledge.team', { company: company.name }) },
    { kind: 'line' },
    { kind: 'facts', facts: [{ label: t('acknowledge.website'), value: origin, href: origin, isLatin: true }] },
    { kind: 'small', text: t('acknowledge.safety') },
    { kind: 'small', text: t('dealer.automatic') },
  ]
  return { locale, subject, preview: asSentence(locale, text).slice(0, 140), brand: company.name, blocks: blocks.filter((block) => block !== null) }
}

function wordsOf(t: Translator<'mail'>, { kind, detail, dealer: { reference } }: DealerEventCase): Words {
  if (kind === 'link_requested') return { subject: t('dealer.linkSubject', { reference }), text: t('dealer.linkText'), message: null }
  const stage = kind === 'stage_changed' ? toldStage(detail['to']) : null
  if (stage === null) return { subject: t('dealer.receivedSubject', { reference }), text: t('dealer.receivedText'), message: null }
  const message = typeof detail['message'] === 'string' ? detail['message'] : null
  return { subject: t(`dealer.subject.${stage}`, { reference }), text: t(`dealer.text.${stage}`), message }
}

function toldStage(stage: unknown): ToldDealerStage | null {
  return TOLD_DEALER_STAGES.find((told) => told === stage) ?? null
}
