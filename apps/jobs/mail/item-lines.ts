import type { EnquiryItem } from '#contract/staff-enquiry.ts'
import { formatNumber, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { MailItem } from './content.ts'

/** What was asked for together, as the staff read it: names of the catalogue, signs, today's price in US dollars. */
export function staffItems(items: readonly EnquiryItem[]): MailItem[] {
  return items.map(({ name, sign, quantity, note, today }) => ({
    quantity: formatNumber('en', quantity),
    name: name ?? sign,
    sign: name === null ? null : sign,
    note: join([today?.fob_price_usd_cents ? formatUsd('en', today.fob_price_usd_cents) : null, note]),
  }))
}

/**
 * The same as the buyer reads it. `isQuoted` false: what they wrote themselves is not repeated, and what the catalogue does not know is left out,
 * or our server would carry a stranger's text to any address.
 */
export function buyerItems(items: readonly EnquiryItem[], { locale, isQuoted }: { locale: Locale; isQuoted: boolean }): MailItem[] {
  return items.flatMap(({ kind, name, buyer_name: buyerName, sign, quantity, note }): MailItem[] => {
    if (name === null && !isQuoted) return []
    const named = { quantity: formatNumber(locale, quantity), note: isQuoted ? note : null }
    // The sign of a model is our address of it, and no word of the trade.
    return [name === null ? { ...named, name: sign, sign: null } : { ...named, name: buyerName ?? name, sign: kind === 'car' ? null : sign }]
  })
}

function join(parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' · ') || null
}
