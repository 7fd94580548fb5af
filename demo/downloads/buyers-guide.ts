import { z } from 'zod'
import { readSampleTexts } from '#demo/sample-texts.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { checks, h, ol, p, table, type PrintedPage } from './page.ts'

const SIGN = 'buyers-guide'

const text = z.string().trim().min(1)
const line = z.strictObject({ line: text, content: text })
const paper = z.strictObject({ paper: text, use: text })
const shape = z.strictObject({
  title: text,
  lead: text,
  foot: text,
  ask: z.strictObject({ title: text, allowed: text, socket: text, port: text, agent: text, cost: text }),
  offer: z.strictObject({ title: text, head: line, vehicle: line, price: line, valid: line, payment: line, delivery: line }),
  payment: z.strictObject({ title: text, contract: text, downPayment: text, pictures: text, balance: text }),
  papers: z.strictObject({ title: text, head: paper, billOfLading: paper, invoice: paper, origin: paper, conformity: paper, inspection: paper }),
  arrival: z.strictObject({ title: text, numbers: text, damage: text, count: text, claim: text }),
  remember: text,
})
type GuideTexts = z.infer<typeof shape>

/** Name of the guide's file in a language. */
export function guideFileName(locale: Locale): string {
  return `quayline-buyers-guide-${locale}.pdf`
}

/**
 * The buyer's guide in every language, two pages each, from `demo/texts/<locale>/guide.json`. `rootDir`: the checkout.
 * Throws where a text is missing.
 */
export async function readBuyersGuide({ rootDir }: { rootDir: string }): Promise<PrintedPage[]> {
  const textsOf = await readSampleTexts({ rootDir, kind: 'guide', signs: [SIGN], shape })
  const byLanguage = textsOf(SIGN)
  return LOCALE_CODES.map((locale) => guidePage(locale, byLanguage[locale]))
}

function guidePage(locale: Locale, { title, lead, foot, ask, offer, payment, papers, arrival, remember }: GuideTexts): PrintedPage {
  const blocks = [
    h(`1 · ${ask.title}`),
    checks(ask.allowed, ask.socket, ask.port, ask.agent, ask.cost),
    h(`2 · ${offer.title}`),
    table(lineCells(offer.head), ...[offer.vehicle, offer.price, offer.valid, offer.payment, offer.delivery].map(lineCells)),
    h(`3 · ${payment.title}`),
    ol(payment.contract, payment.downPayment, payment.pictures, payment.balance),
    h(`4 · ${papers.title}`),
    table(paperCells(papers.head), ...[papers.billOfLading, papers.invoice, papers.origin, papers.conformity, papers.inspection].map(paperCells)),
    h(`5 · ${arrival.title}`),
    checks(arrival.numbers, arrival.damage, arrival.count, arrival.claim),
    p(remember),
  ]
  return { fileName: guideFileName(locale), locale, title, lead, foot, blocks }
}

function lineCells({ line: name, content }: GuideTexts['offer']['head']): string[] {
  return [name, content]
}

function paperCells({ paper: name, use }: GuideTexts['papers']['head']): string[] {
  return [name, use]
}
