import { encode } from 'uqr'
import {
  type BankAccount,
  type QuotationBasis,
  type QuotationLine,
  type QuotationSnapshot,
  type QuotationTerms,
  quotationTotals,
} from '#contract/quotation-values.ts'
import type { QuotationSheet, SheetFact, SheetRow, SheetSum } from '#contract/quotation-sheet.ts'
import { formatDate, formatNumber, formatPercent, formatUsd } from '#i18n/format.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'

type Input = {
  snapshot: QuotationSnapshot
  locale: Locale
  /** Where the document can be checked, and its code; null: nobody can check what has not gone out. */
  check: { address: string; code: string } | null
}

/** Makes the sheet of a version, or of a draft as it would go out. */
export async function quotationSheet({ snapshot, locale, check }: Input): Promise<QuotationSheet> {
  await preloadMessages(['quotation', 'site'])
  const t = createServerTranslator(locale, 'quotation')
  const { terms, company, bank } = snapshot
  const usd = moneyOf(locale, terms)
  return {
    locale,
    direction: localeInfo(locale).dir,
    title: t(`document.${terms.document}`),
    mark: check === null ? t('document.draft') : null,
    facts: headFacts(t, locale, snapshot),
    seller: { label: t('document.seller'), name: company.legal_name || company.name, lines: sellerLines(t, company) },
    buyer: { label: t('document.buyer'), name: terms.buyer_company || terms.buyer_name, lines: buyerLines(terms) },
    columns: { item: t('document.item'), quantity: t('document.quantity'), unitPrice: t('document.unitPrice'), amount: t('document.amount') },
    rows: terms.lines.map((line) => rowOf(t, { locale, usd, line })),
    sums: sumsOf(t, usd, terms),
    currency: t('document.currency'),
    terms: { label: t('document.terms'), facts: termFacts(t, locale, terms), notIncluded: t(NOT_INCLUDED[terms.basis]) },
    estimate: estimateOf(locale, snapshot),
    remarks: terms.note === '' ? null : { label: t('document.remarks'), lines: linesOf(terms.note) },
    conditions: snapshot.conditions === '' ? null : { label: t('document.conditions'), lines: linesOf(snapshot.conditions) },
    bank: bank === null ? null : { label: t('document.bank'), facts: bankFacts(t, bank), safety: t('document.bankSafety') },
    check:
      check === null
        ? null
        : {
            label: t('document.check'),
            text: t('document.checkText', { address: check.address, code: check.code }),
            address: check.address,
            code: check.code,
            matrix: encode(`${check.address}/${check.code}`, { ecc: 'M', border: 0 }).data,
          },
  }
}

type T = Translator<'quotation'>

const NOT_INCLUDED = {
  fob: 'document.notIncludedFreight',
  cfr: 'document.notIncludedInsurance',
  cif: 'document.notIncluded',
} as const satisfies Record<QuotationBasis, string>

const fact = (label: string, value: string): SheetFact => ({ label, value, isLatin: false })
const latin = (label: string, value: string): SheetFact => ({ label, value, isLatin: true })

function headFacts(t: T, locale: Locale, { number, revision, issued_on, reference, terms }: QuotationSnapshot): SheetFact[] {
  return [
    latin(t('document.number'), number),
    ...(revision > 1 ? [latin(t('document.version'), String(revision))] : []),
    fact(t('document.date'), formatDate(locale, issued_on)),
    fact(t('document.validUntil'), formatDate(locale, terms.valid_until)),
    latin(t('document.reference'), reference),
  ]
}

function sellerLines(t: T, { registration_number, address, phone, mail }: QuotationSnapshot['company']): string[] {
  return [
    ...linesOf(address),
    ...(registration_number === '' ? [] : [t('document.registration', { number: registration_number })]),
    ...[phone, mail].filter((way) => way !== ''),
  ]
}

function buyerLines({ buyer_name, buyer_company, buyer_address }: QuotationTerms): string[] {
  return [...(buyer_company === '' ? [] : [buyer_name]), ...linesOf(buyer_address)]
}

type Usd = (cents: number) => string

/** Amounts as they stand below each other: all with cents where one has some. */
function moneyOf(locale: Locale, { lines, discount_cents, freight_cents, insurance_cents, inspection_cents }: QuotationTerms): Usd {
  const amounts = [...lines.map(({ unit_cents }) => unit_cents), discount_cents, freight_cents, insurance_cents, inspection_cents]
  const hasCents = amounts.some((cents) => cents !== null && cents % 100 !== 0)
  return (cents) => formatUsd(locale, cents, hasCents)
}

function rowOf(t: T, { locale, usd, line }: { locale: Locale; usd: Usd; line: QuotationLine }): SheetRow {
  const number = numberOf(t, line)
  const price = (cents: number | null) => (cents === null ? '–' : usd(cents))
  return {
    title: line.title,
    details: [...linesOf(line.details), ...(number === null ? [] : [number])],
    quantity: formatNumber(locale, line.quantity),
    unitPrice: price(line.unit_cents),
    amount: price(line.unit_cents === null ? null : line.unit_cents * line.quantity),
  }
}

function numberOf(t: T, { kind, sign }: QuotationLine): string | null {
  if (sign === null) return null
  if (kind === 'used') return t('document.stockNumber', { number: sign })
  return kind === 'part' ? t('document.partNumber', { number: sign }) : null
}

function sumsOf(t: T, usd: Usd, terms: QuotationTerms): SheetSum[] {
  const { goodsCents, basisCents, totalCents } = quotationTotals(terms)
  const { loading_port: loading, destination_port: destination, basis } = terms
  const line = (label: string, cents: number | null): SheetSum[] => (cents === null ? [] : [{ label, amount: usd(cents), isTotal: false }])
  const goods = loading === '' ? t('document.goodsPlain') : t('document.goods', { port: loading })
  return [
    ...line(goods, goodsCents),
    ...line(t('document.discount'), terms.discount_cents === 0 ? null : -terms.discount_cents),
    ...line(t('document.freight', { port: destination }), terms.freight_cents),
    ...line(t('document.insurance'), terms.insurance_cents),
    ...(terms.inspection_cents === null
      ? [{ label: t('document.total', { basis: basisText(basis, terms) }), amount: usd(totalCents), isTotal: true }]
      : [
          ...line(basisText(basis, terms), basisCents),
          ...line(t('document.inspection'), terms.inspection_cents),
          { label: t('document.totalToPay'), amount: usd(totalCents), isTotal: true },
        ]),
  ]
}

/** `CIF Mombasa`: the rule with the port that it is of. */
export function basisText(basis: QuotationBasis, { loading_port: loading, destination_port: destination }: QuotationTerms): string {
  return `${basis.toUpperCase()} ${basis === 'fob' ? loading : destination}`.trim()
}

function termFacts(t: T, locale: Locale, terms: QuotationTerms): SheetFact[] {
  const { loading_port: loading, destination_port: destination, ready_days: days } = terms
  return [
    fact(t('document.basis'), t('document.basisText', { basis: basisText(terms.basis, terms) })),
    ...(loading === '' ? [] : [fact(t('document.loadingPort'), loading)]),
    ...(destination === '' ? [] : [fact(t('document.destinationPort'), destination)]),
    fact(t('document.payment'), paymentText(t, locale, terms)),
    ...(days === null ? [] : [fact(t('document.readiness'), t('document.readyDays', { days }))]),
  ]
}

// Words of lines are those that the site shows at each vehicle.
function estimateOf(locale: Locale, { estimate = null, total_cents: total }: QuotationSnapshot): QuotationSheet['estimate'] {
  if (estimate === null || estimate.lines.length === 0) return null
  const t = createServerTranslator(locale, 'quotation')
  const site = createServerTranslator(locale, 'site')
  const sum = estimate.lines.reduce((cents, line) => cents + line.cents, 0)
  return {
    label: t('document.estimate', { country: estimate.country }),
    facts: [
      ...estimate.lines.map(({ component, cents }) => latin(site(`landed.line.${component}`), formatUsd(locale, cents))),
      latin(t('document.estimateTotal'), formatUsd(locale, total + sum)),
    ],
    note: t('document.estimateNote', { date: formatDate(locale, estimate.date) }),
  }
}

/** How an order is paid, in one phrase of the language. `t`: of the messages of quotations. */
export function paymentText(t: T, locale: Locale, { deposit_percent: deposit, balance }: Pick<QuotationTerms, 'deposit_percent' | 'balance'>): string {
  if (balance === 'letter_of_credit') return t('document.payLetterOfCredit')
  if (deposit === 100 || deposit === 0) return t('document.payFull')
  const percent = formatPercent(locale, deposit)
  return balance === 'before_shipment' ? t('document.payBeforeShipment', { percent }) : t('document.payAgainstDocuments', { percent })
}

function bankFacts(t: T, { beneficiary, bank, address, account, swift }: BankAccount): SheetFact[] {
  return [
    latin(t('document.beneficiary'), beneficiary),
    latin(t('document.bankName'), bank),
    latin(t('document.bankAddress'), address),
    latin(t('document.account'), account),
    latin(t('document.swift'), swift),
  ].filter(({ value }) => value !== '')
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}
