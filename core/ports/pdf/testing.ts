import { encode } from 'uqr'
import type { QuotationSheet, SheetFact } from '#contract/quotation-sheet.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'

/** A sheet of one line in the words of a language, with everything that a sheet can have but a draft's mark. For tests. */
export async function sampleSheet(locale: Locale, changes: Partial<QuotationSheet> = {}): Promise<QuotationSheet> {
  await preloadMessages(['quotation'])
  const t = createServerTranslator(locale, 'quotation')
  const fact = (label: string, value: string, isLatin = true): SheetFact => ({ label, value, isLatin })
  const check = { address: 'https://www.example.com/verify', code: 'K7QX-93RM-2D' }
  return {
    locale,
    direction: localeInfo(locale).dir,
    title: t('document.quotation'),
    mark: null,
    facts: [fact(t('document.number'), 'Q-2026-00417'), fact(t('document.validUntil'), '2026-12-21')],
    seller: { label: t('document.seller'), name: 'Sample Export Co., Ltd.', lines: ['1 Sample Pier Road', '+86 400 555 0100', 'sales@example.com'] },
    buyer: { label: t('document.buyer'), name: 'Amina Otieno', lines: ['Mombasa'] },
    columns: { item: t('document.item'), quantity: t('document.quantity'), unitPrice: t('document.unitPrice'), amount: t('document.amount') },
    rows: [sampleRow()],
    sums: [
      { label: t('document.goods', { port: 'Shanghai' }), amount: 'US$18,450', isTotal: false },
      { label: t('document.total', { basis: 'FOB Shanghai' }), amount: 'US$18,450', isTotal: true },
    ],
    currency: t('document.currency'),
    terms: { label: t('document.terms'), facts: [fact(t('document.payment'), t('document.payLetterOfCredit'), false)], notIncluded: t('document.notIncluded') },
    estimate: null,
    remarks: { label: t('document.remarks'), lines: ['Two keys'] },
    conditions: { label: t('document.conditions'), lines: ['Sample conditions'] },
    bank: { label: t('document.bank'), facts: [fact(t('document.account'), '3100 0665 0180')], safety: t('document.bankSafety') },
    check: { ...check, label: t('document.check'), text: t('document.checkText', check), matrix: encode(check.address, { border: 0 }).data },
    ...changes,
  }
}

/** A line of a sheet. For tests. */
export function sampleRow(changes: Partial<QuotationSheet['rows'][number]> = {}): QuotationSheet['rows'][number] {
  return { title: 'Sample 06 DM-i 2026', details: ['Five seats'], quantity: '1', unitPrice: 'US$18,450', amount: 'US$18,450', ...changes }
}

/** What a PDF says of itself, read without a library of PDF. `signs`: everything that its letters stand for. For tests. */
export function readPdf(bytes: Uint8Array): { pages: number; fonts: string[]; signs: Set<string>; language: string | null; isTagged: boolean; isRtl: boolean } {
  const text = Buffer.from(bytes).toString('latin1')
  const hex = [...text.matchAll(/^<[0-9A-F]{4}> <([0-9A-F]+)>$/gm)].map(([, digits = '']) => Buffer.from(digits, 'hex').swap16().toString('utf16le'))
  return {
    pages: text.match(/\/Type \/Page$/gm)?.length ?? 0,
    fonts: [...new Set([...text.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+?)(?:-Identity-H)?$/gm)].map(([, name = '']) => name))].sort(),
    signs: new Set(hex.flatMap((letters) => Array.from(letters))),
    language: /\/Lang \(([\w-]+)\)/.exec(text)?.[1] ?? null,
    isTagged: text.includes('/StructTreeRoot'),
    isRtl: text.includes('/Direction /R2L'),
  }
}
