import { sql } from 'drizzle-orm'
import type { ItemCounts } from '#contract/staff-enquiry.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'

/** Columns of a query of `enquiry`: how many lines of vehicles and of parts it asks for. */
export const ITEM_COUNTS = {
  vehicleCount: sql<number>`(select count(*)::int from enquiry_item i where i.enquiry_id = enquiry.id and i.kind in ('car', 'used'))`,
  partCount: sql<number>`(select count(*)::int from enquiry_item i where i.enquiry_id = enquiry.id and i.kind in ('part', 'number'))`,
}

/** What an enquiry for several things is about, in words: `3 vehicles and 12 parts`; null where it names none. */
export async function itemsText(locale: Locale, { vehicles, parts }: ItemCounts): Promise<string | null> {
  if (vehicles + parts === 0) return null
  await preloadMessages(['mail'])
  const t = createServerTranslator(locale, 'mail')
  if (parts === 0) return t('items.vehicles', { vehicles })
  return vehicles === 0 ? t('items.parts', { parts }) : t('items.both', { vehicles, parts })
}
