import type { OfferState, OfferView } from '#contract/quotation.ts'
import type { QuotationSheet, SheetFact } from '#contract/quotation-sheet.ts'
import { DECLINE_REASONS } from '#contract/quotation-values.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { linkToCompany } from '#core/domain/enquiry/index.ts'
import { quotationSheet } from '#core/domain/quotation/index.ts'
import { formatDate } from '#i18n/format.ts'
import { createServerTranslator, type Translator } from '#i18n/server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { OfferAnswer, OfferPageView } from './offer-view.ts'

const TONES = { open: 'info', accepted: 'success', declined: 'info', lapsed: 'warning', superseded: 'warning', withdrawn: 'warning' } as const satisfies Record<
  OfferState,
  OfferPageView['state']['tone']
>

/** An offer in the words of the page's language; what staff wrote in it stays in the language of the document. */
export async function offerPageView({ ctx, locale }: SiteContext, { code, offer }: { code: string; offer: OfferView }): Promise<OfferPageView> {
  const { snapshot, state, verifyCode } = offer
  const [sheet, company] = await Promise.all([quotationSheet({ snapshot, locale, check: null }), readCompany({ ctx })])
  const t = createServerTranslator(locale, 'quotation')
  const { number } = snapshot
  const chat = await linkToCompany({ companyNumber: company.whatsapp, locale, reference: number, vehicle: null })
  const { facts, seller, buyer, columns, rows, sums, currency, terms, estimate, remarks, conditions, bank } = sheet
  return {
    title: snapshot.terms.document === 'proforma' ? t('page.titleProforma', { number }) : t('page.title', { number }),
    state: { tone: TONES[state], text: stateText(t, locale, offer) },
    download: { label: t('page.download'), href: `/quotation/${code}/document.pdf` },
    sheet: {
      facts: directed(facts, sheet.direction),
      seller,
      buyer,
      columns,
      rows,
      sums,
      currency,
      terms: { ...terms, facts: directed(terms.facts, sheet.direction) },
      estimate,
      remarks,
      conditions,
      bank,
    },
    check: { label: t('document.check'), code: verifyCode },
    answer: state === 'open' ? answerOf(t, snapshot.revision) : null,
    chat: chat === null ? null : { label: t('page.ask'), href: chat.url },
  }
}

type T = Translator<'quotation'>

/** Words of a right-to-left language that begin with Latin letters or figures keep their order by a mark; browsers go by the first letter. */
function directed(facts: readonly SheetFact[], direction: QuotationSheet['direction']): SheetFact[] {
  return facts.map((fact) => (direction === 'rtl' && !fact.isLatin ? { ...fact, value: `\u200f${fact.value}` } : fact))
}

function stateText(t: T, locale: SiteContext['locale'], { state, snapshot, answeredOn, acceptedBy }: OfferView): string {
  const date = formatDate(locale, answeredOn ?? snapshot.terms.valid_until)
  switch (state) {
    case 'open':
    case 'lapsed':
    case 'declined':
      return t(`page.${state}`, { date })
    case 'accepted':
      return t('page.accepted', { date, name: acceptedBy ?? '' })
    case 'superseded':
    case 'withdrawn':
      return t(`page.${state}`)
  }
  return state
}

function answerOf(t: T, revision: number): OfferAnswer {
  return {
    revision,
    noLine: t('page.noLine'),
    accept: { title: t('page.acceptTitle'), hint: t('page.acceptHint'), name: t('page.name'), consent: t('page.consent'), button: t('page.accept') },
    decline: {
      title: t('page.declineTitle'),
      hint: t('page.declineHint'),
      reason: t('page.reason'),
      choose: t('page.choose'),
      reasons: DECLINE_REASONS.map((value) => ({ value, label: t(`page.reasons.${value}`) })),
      message: t('page.message'),
      button: t('page.decline'),
    },
  }
}

/** What the page says where the link opens nothing. */
export function goneOffer(locale: SiteContext['locale']): { title: string; text: string } {
  const t = createServerTranslator(locale, 'quotation')
  return { title: t('page.goneTitle'), text: t('page.goneText') }
}
