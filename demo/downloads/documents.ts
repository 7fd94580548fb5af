import type { SaveDownloadInput } from '#contract/download.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { guideFileName } from './buyers-guide.ts'

/** A sample document with its files: one, or one for each language it was written in. Its texts stand in `demo/texts/<locale>/downloads.json`. */
export type DemoDocument = Pick<SaveDownloadInput, 'document_sign' | 'category'> & { files: readonly { name: string; language: Locale | null }[] }

/** Sample documents of the demonstration, the guide for buyers in every language; their files are made by `scripts/downloads.mjs`. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    document_sign: 'used-stock',
    category: 'stock',
    files: [
      { name: 'quayline-used-stock.xlsx', language: null },
      { name: 'quayline-used-stock.csv', language: null },
    ],
  },
  {
    document_sign: 'buyers-guide',
    category: 'guide',
    files: LOCALE_CODES.map((locale) => ({ name: guideFileName(locale), language: locale })),
  },
  { document_sign: 'charging-guide', category: 'guide', files: [{ name: 'quayline-charging-guide.pdf', language: 'en' }] },
  { document_sign: 'shipping-documents-checklist', category: 'checklist', files: [{ name: 'quayline-shipping-documents-checklist.pdf', language: 'en' }] },
  { document_sign: 'dealer-application-checklist', category: 'checklist', files: [{ name: 'quayline-dealer-application-checklist.pdf', language: 'en' }] },
  { document_sign: 'inspection-sheet', category: 'form', files: [{ name: 'quayline-inspection-sheet.pdf', language: 'en' }] },
  { document_sign: 'parts-enquiry', category: 'form', files: [{ name: 'quayline-parts-enquiry.xlsx', language: 'en' }] },
]
