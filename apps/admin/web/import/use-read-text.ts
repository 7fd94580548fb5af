import type { ImportReadValue } from '#contract/import-run.ts'
import { IMPORT_COLUMN_UNITS } from '#contract/import-values.ts'
import { formatTag } from '#i18n/format.ts'
import { useDataMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures, useMakers, useStockText } from '#apps/admin/web/stock/use-stock-words.ts'

/** Names of things though they are numbers. */
const YEARS = new Set(['model_year', 'founded', 'as_of'])
const EMISSIONS = new Set(['emission_standard', 'min_emission_standard'])
const COUNTRIES = new Set(['country_iso2', 'country_of_origin'])
/** Where the words of columns stand that no form of the catalogue has by this name. */
const GROUPS: Readonly<Record<string, string>> = {
  type: 'stock.brandType',
  steering_allowed: 'site.steering',
  unit: 'site.fittings.per',
  confidence: 'importRule.confidence',
  fuel_restrictions: 'importRule.fuels',
}

export type ReadText = (column: string, value: ImportReadValue) => string

/** What a cell was read as, in words and with its unit. */
export function useReadText(): ReadText {
  const locale = useStaffLocale()
  const sayValue = useDataMessages()
  const figures = useFigures()
  const makers = useMakers()
  const { textOf } = useStockText()
  const wordOf = (column: string, value: string): string => {
    if (COUNTRIES.has(column)) return new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(value) ?? value
    if (EMISSIONS.has(column) && locale === 'zh') return value.replace(/^China /, '国').replace(/^Euro /, '欧')
    const group = GROUPS[column]
    return group === undefined ? textOf(column, value) : sayValue(group, value)
  }
  return (column, value) => {
    if (column === 'brand_sign' && typeof value === 'string') {
      const maker = makers.find(({ sign }) => sign === value)
      return (locale === 'zh' ? maker?.name_zh : null) ?? maker?.name ?? value
    }
    if (typeof value === 'number') return numberText(column, value)
    if (typeof value === 'string') return wordOf(column, value)
    if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? wordOf(column, item) : textOf(column, [item]))).join(', ')
    return textOf(column, value)
  }

  function numberText(column: string, value: number): string {
    const unit = IMPORT_COLUMN_UNITS[column]
    if (YEARS.has(column)) return String(value)
    if (unit === 'USD') return figures.dollars(value)
    return unit === undefined ? figures.number(value) : `${figures.number(value)} ${unit}`
  }
}
