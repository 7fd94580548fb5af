import type { StockRecord } from '#contract/stock-record.ts'
import type { StockHint } from '#contract/stock.ts'
import type { StockKind } from '#contract/stock-values.ts'
import { findDoubts } from '#core/domain/import/index.ts'
import type { Locale } from '#i18n/locales.ts'

/** What an import would remark on: figures that do not agree, or that hardly any vehicle has. In English or Chinese. */
export function stockHints(kind: StockKind, value: StockRecord, locale: Locale): StockHint[] {
  if (kind !== 'car' && kind !== 'used_car') return []
  return findDoubts({ kind: kind === 'car' ? 'cars' : 'used', values: value, locale: locale === 'zh' ? 'zh' : 'en' })
}
