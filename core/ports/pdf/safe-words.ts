import type { QuotationSheet, SheetFact } from '#contract/quotation-sheet.ts'

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** Controls, private signs, and what turns the direction of all that follows around. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cn}\u202a-\u202e\ufff9-\ufffd]/gu
/** No font has emoji, and an empty box in a name says less than nothing. */
const EMOJI = /[\p{RI}\p{Emoji_Modifier}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]|[\p{Extended_Pictographic}--[©®™\u203c\u2049\u2190-\u21ff]]\u200d?/gv

const RTL = String.raw`\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}`
const RIGHT_TO_LEFT = new RegExp(`[${RTL}]`, 'v')
/** From the first letter or figure of a script that reads from left to right to the last one, with what belongs to it at its ends. */
const FOREIGN = new RegExp(String.raw`[+#]?[[\p{L}\p{N}$€]--[${RTL}]](?:[^${RTL}\u2066-\u2069]*[[\p{L}\p{M}\p{N}]--[${RTL}]])?(?:[%®™°]|\)+)?`, 'gv')
/** A figure alone stands right in any case, and a range of figures is read in the reader's direction. */
const NEEDS_ORDER = /\p{L}|^\+|\d(?:\D*\d){6}/u

/**
 * The sheet as it can be set: one line each, without signs that show nothing. In a language that is read from right to left, whatever reads from
 * left to right is isolated, so that telephone numbers, codes and amounts keep their order.
 */
export function withSafeWords(sheet: QuotationSheet): QuotationSheet {
  const isRtl = sheet.direction === 'rtl'
  const safe = (text: string) => (isRtl ? isolateForeign(visible(text)) : visible(text))
  const latin = (text: string) => (isRtl ? leftToRight(visible(text)) : visible(text))
  const facts = (all: SheetFact[]) => all.map((fact) => ({ ...fact, label: safe(fact.label), value: fact.isLatin ? latin(fact.value) : safe(fact.value) }))
  const party = ({ label, name, lines }: QuotationSheet['seller']) => ({ label: safe(label), name: safe(name), lines: lines.map(safe) })
  const block = (text: QuotationSheet['remarks']) => text && { label: safe(text.label), lines: text.lines.map(safe) }
  const { columns, terms, bank, check } = sheet
  return {
    ...sheet,
    title: safe(sheet.title),
    mark: sheet.mark && safe(sheet.mark),
    facts: facts(sheet.facts),
    seller: party(sheet.seller),
    buyer: party(sheet.buyer),
    columns: { item: safe(columns.item), quantity: safe(columns.quantity), unitPrice: safe(columns.unitPrice), amount: safe(columns.amount) },
    rows: sheet.rows.map(({ title, details, quantity, unitPrice, amount }) => ({
      title: safe(title),
      details: details.map(safe),
      quantity: visible(quantity),
      unitPrice: visible(unitPrice),
      amount: visible(amount),
    })),
    sums: sheet.sums.map((sum) => ({ ...sum, label: safe(sum.label), amount: visible(sum.amount) })),
    currency: safe(sheet.currency),
    terms: { label: safe(terms.label), facts: facts(terms.facts), notIncluded: safe(terms.notIncluded) },
    estimate: sheet.estimate && { label: safe(sheet.estimate.label), facts: facts(sheet.estimate.facts), note: safe(sheet.estimate.note) },
    remarks: block(sheet.remarks),
    conditions: block(sheet.conditions),
    bank: bank && { label: safe(bank.label), facts: facts(bank.facts), safety: safe(bank.safety) },
    check: check && { ...check, label: safe(check.label), text: safe(check.text), address: visible(check.address), code: visible(check.code) },
  }
}

function visible(text: string): string {
  return text.toWellFormed().replace(LINE_BREAKS, ' ').replace(EMOJI, '').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()
}

function isolateForeign(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return leftToRight(text)
  return text.replace(FOREIGN, (run) => {
    const [body, rest] = withOwnBrackets(run)
    return NEEDS_ORDER.test(body) ? leftToRight(body) + rest : run
  })
}

/** Closing brackets at the end belong to it as far as it has opened them. */
function withOwnBrackets(run: string): [string, string] {
  const core = run.replace(/\)+$/, '')
  const own = Math.max(0, core.split('(').length - core.split(')').length)
  return [run.slice(0, core.length + own), run.slice(core.length + own)]
}

function leftToRight(text: string): string {
  return text === '' ? '' : `\u2066${text}\u2069`
}
