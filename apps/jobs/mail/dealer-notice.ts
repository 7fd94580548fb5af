import type { Company } from '#contract/home.ts'
import type { DealerEventCase } from '#core/domain/dealer/index.ts'
import { languageWords } from '#core/domain/enquiry/index.ts'
import { STAFF_LOCALES } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { MailContent, MailFact } from './content.ts'

type Input = { about: DealerEventCase; company: Company; siteOrigin: string }
type Both = (key: string) => string

/** The alert to the staff about an application, in English and Chinese: new, documents added, or withdrawn by the applicant. Files stay in the back office. */
export async function dealerNotice({ about, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const words = STAFF_LOCALES.map((locale) => createServerTranslator(locale, 'mail'))
  const both: Both = (key) => [...new Set(words.map((t) => t(key as 'dealerNotify.title')))].join(' / ')
  const { dealer } = about
  const title = both(`dealerNotify.${titleOf(about)}`)
  return {
    locale: 'en',
    subject: `${title} ${dealer.reference} – ${dealer.company}, ${dealer.country_name}`,
    preview: `${dealer.name}, ${dealer.company}, ${dealer.country_name}`.slice(0, 140),
    brand: company.name,
    blocks: [
      { kind: 'heading', text: `${title} ${dealer.reference}` },
      { kind: 'button', label: both('dealerNotify.open'), href: `${siteOrigin}/admin#/dealers/${dealer.id}/show` },
      { kind: 'facts', facts: factsOf(about, both) },
      ...(dealer.remark === null ? [] : [{ kind: 'quote' as const, label: both('dealerNotify.remark'), text: dealer.remark }]),
    ],
  }
}

function titleOf({ kind }: DealerEventCase): 'title' | 'documentsTitle' | 'withdrawnTitle' {
  if (kind === 'documents_added') return 'documentsTitle'
  return kind === 'stage_changed' ? 'withdrawnTitle' : 'title'
}

function factsOf({ dealer }: DealerEventCase, both: Both): MailFact[] {
  const language = [...new Set(STAFF_LOCALES.map((locale) => languageWords(dealer.locale, locale)))].join(' / ')
  const facts: (MailFact | null)[] = [
    { label: both('dealer.company'), value: dealer.company },
    { label: both('dealerNotify.contact'), value: dealer.name },
    { label: both('notify.country'), value: dealer.country_name },
    dealer.territory === null ? null : { label: both('dealerNotify.territory'), value: dealer.territory },
    { label: both('notify.language'), value: language },
    { label: both('notify.mobile'), value: dealer.mobile_e164 ?? dealer.mobile, isLatin: true },
    { label: both('notify.mail'), value: dealer.mail, isLatin: true },
    dealer.yearly_volume === null ? null : { label: both('dealerNotify.volume'), value: dealer.yearly_volume, isLatin: true },
    { label: both('dealerNotify.documents'), value: String(dealer.documents.length), isLatin: true },
  ]
  return facts.filter((fact) => fact !== null)
}
