import type { CompanyContacts } from '#contract/company.ts'
import type { DealerEventCase } from '#core/domain/dealer/index.ts'
import { languageName } from '#core/domain/enquiry/index.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { MailContent, MailFact } from './content.ts'
import { inBoth } from './in-both.ts'

type CountryNames = Partial<Record<StaffLocale, string>>
/** `countryNames`: of the applicant's country where it is a known one; else what the applicant wrote stands. */
type Input = { about: DealerEventCase; countryNames: CountryNames; company: CompanyContacts; siteOrigin: string }
type Both = (key: string) => string

/** The alert to the staff about an application, in English and Chinese: new, documents added, or withdrawn by the applicant. Files stay in the back office. */
export async function dealerNotice({ about, countryNames, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const both: Both = (key) => inBoth((locale) => createServerTranslator(locale, 'mail')(key as 'dealerNotify.title'))
  const { dealer } = about
  const country = countryNames.en ?? dealer.country_name
  const title = both(`dealerNotify.${titleOf(about)}`)
  return {
    locale: 'en',
    subject: `${title} ${dealer.reference} – ${dealer.company}, ${country}`,
    preview: `${dealer.name}, ${dealer.company}, ${country}`.slice(0, 140),
    brand: company.name,
    blocks: [
      { kind: 'heading', text: `${title} ${dealer.reference}` },
      { kind: 'button', label: both('dealerNotify.open'), href: `${siteOrigin}/admin#/dealers/${dealer.id}/show` },
      { kind: 'facts', facts: factsOf({ about, countryNames, both }) },
      ...(dealer.remark === null ? [] : [{ kind: 'quote' as const, label: both('dealerNotify.remark'), text: dealer.remark }]),
    ],
  }
}

function titleOf({ kind }: DealerEventCase): 'title' | 'documentsTitle' | 'withdrawnTitle' {
  if (kind === 'documents_added') return 'documentsTitle'
  return kind === 'stage_changed' ? 'withdrawnTitle' : 'title'
}

type FactsInput = { about: DealerEventCase; countryNames: CountryNames; both: Both }

function factsOf({ about: { dealer }, countryNames, both }: FactsInput): MailFact[] {
  const facts: (MailFact | null)[] = [
    { label: both('dealer.company'), value: dealer.company },
    { label: both('dealerNotify.contact'), value: dealer.name },
    { label: both('notify.country'), value: inBoth((locale) => countryNames[locale] ?? dealer.country_name) },
    dealer.territory === null ? null : { label: both('dealerNotify.territory'), value: dealer.territory },
    { label: both('notify.language'), value: inBoth((locale) => languageName(dealer.locale, locale)) },
    { label: both('notify.mobile'), value: dealer.mobile_e164 ?? dealer.mobile, isLatin: true },
    { label: both('notify.mail'), value: dealer.mail, isLatin: true },
    dealer.yearly_volume === null ? null : { label: both('dealerNotify.volume'), value: dealer.yearly_volume, isLatin: true },
    { label: both('dealerNotify.documents'), value: String(dealer.documents.length), isLatin: true },
  ]
  return facts.filter((fact) => fact !== null)
}
