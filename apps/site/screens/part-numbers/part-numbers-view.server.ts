import { readPartList, type MatchedLine } from '#core/domain/part-list/index.ts'
import { formatNumber, formatUsd } from '#i18n/format.ts'
import { itemFields } from '#apps/site/enquiry/item-field.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { SiteContext, SiteLanguage } from '#apps/site/request/context.server.ts'
import { shortlistRow } from '#apps/site/shortlist/shortlist-view.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { oneOf, partsToKeep } from './parts-to-keep.server.ts'
import type { PartNumberLine, PartNumbersView } from './part-numbers-view.ts'

/** Answers a pasted list of part numbers (R11.11). */
export async function partNumbersView(site: SiteContext, text: string): Promise<PartNumbersView> {
  const { t, locale } = site
  const { lines, leftOut, isCut } = await readPartList({ ctx: site.ctx, input: { text } })
  const having = (holds: (count: number) => boolean) => lines.filter(({ matches }) => holds(matches.length)).length
  const counts = [
    { key: 'found', count: having((count) => count === 1) },
    { key: 'several', count: having((count) => count > 1) },
    { key: 'missing', count: having((count) => count === 0) },
  ] as const
  const cents = lines.flatMap((line) => centsOf(line) ?? [])
  const fields = fieldsOf(site, lines)
  return {
    lines: lines.map((line, at) => lineView(site, line, fields[at] ?? [])),
    counts: counts.filter(({ count }) => count > 0).map(({ key, count }) => t(`partNumbers.${key}`, { count })),
    sum:
      cents.length === 0
        ? null
        : formatUsd(
            locale,
            cents.reduce((sum, one) => sum + one, 0),
          ),
    warnings: [...(leftOut > 0 ? [t('partNumbers.leftOut', { count: leftOut })] : []), ...(isCut ? [t('partNumbers.cut')] : [])],
    parts: partsToKeep(lines),
  }
}

/** The list behind the fields `items` of an enquiry that came back, for the page that it came from. */
export function textOfItems(items: readonly FormDataEntryValue[]): string {
  return items.flatMap(lineOfItem).join('\n')
}

function lineOfItem(item: FormDataEntryValue): string[] {
  const { sign, number, quantity = 1, note = '' } = decode(item)
  const named = sign ?? number
  return typeof named === 'string' ? [[named, quantity, note].map((cell) => String(cell).replaceAll('"', '')).join('\t')] : []
}

function decode(item: FormDataEntryValue): Partial<Record<'sign' | 'number' | 'quantity' | 'note', unknown>> {
  try {
    const decoded: unknown = JSON.parse(typeof item === 'string' ? item : 'null')
    return typeof decoded === 'object' && decoded !== null ? decoded : {}
  } catch {
    return {}
  }
}

function lineView(site: SiteLanguage, line: MatchedLine, fields: PartNumberLine['fields']): PartNumberLine {
  const { t, locale } = site
  const { number, quantity, note, matches } = line
  const card = oneOf(line)
  const total = centsOf(line)
  const isFew = card !== null && quantity < card.moq
  return {
    number,
    asked: `${formatNumber(locale, quantity)} × ${number}`,
    note,
    hints: [
      ...(line.isUnread ? [t('partNumbers.unread')] : []),
      ...(line.lines > 1 ? [t('partNumbers.merged', { count: line.lines })] : []),
      ...(isFew ? [t('partNumbers.few', { amount: fittingCardView(site, card).moq })] : []),
      ...(matches.length === 0 ? [t('partNumbers.lookFor')] : []),
    ],
    row: card === null ? null : shortlistRow(site, { kind: 'part', sign: card.sku, card }),
    total: total === null ? null : formatUsd(locale, total),
    fields,
  }
}

// Where several parts have a number and none is chosen, the number itself is asked for.
function fieldsOf(site: SiteLanguage, lines: readonly MatchedLine[]): PartNumberLine['fields'][] {
  const asked = lines.map((line) => {
    const card = oneOf(line)
    const { quantity, note } = line
    return card === null ? { kind: 'number' as const, sign: line.number, quantity, note } : { kind: 'part' as const, sign: card.sku, quantity, note }
  })
  return itemFields(asked).map((value, at) => {
    const { matches, quantity, note } = lines[at] ?? { matches: [], quantity: 1, note: '' }
    const first = { value, label: site.t('partNumbers.advise') }
    if (matches.length < 2) return [first]
    const isNoted = value.includes('"note"')
    const values = itemFields(matches.map(({ sku }) => ({ kind: 'part', sign: sku, quantity, note: isNoted ? note : '' })))
    return [first, ...matches.map((card, place) => ({ value: values[place] ?? value, label: choiceText(site, card) }))]
  })
}

function choiceText(site: SiteLanguage, card: MatchedLine['matches'][number]): string {
  const { name, sku, price, per } = fittingCardView(site, card)
  return dotted([name, sku, price === null ? site.t('price.askForQuote') : `${price} ${per}`])
}

function centsOf(line: MatchedLine): number | null {
  const price = oneOf(line)?.fob_price_usd_cents ?? null
  return price === null ? null : price * line.quantity
}
