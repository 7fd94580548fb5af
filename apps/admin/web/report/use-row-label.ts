import { isLocale } from '#i18n/locales.ts'
import { LEAD_KINDS, REPORT_KEYS, type ReportTable } from '#contract/report-values.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What a row of a report is called. */
export function useRowLabel(): (table: ReportTable, row: { key: string; label: string | null }) => string {
  const say = useMessages()
  const sayData = useDataMessages()
  return (table, { key, label }) => {
    if (table === 'person' && key === '~none') return say('report.nobody')
    if (table === 'decline_reason' && key === '~none') return say('report.noDecline')
    if (table === 'kind' && key === '~none') return say('report.kind.general')
    const common = REPORT_KEYS.find((name) => `~${name}` === key)
    if (common !== undefined) return say(`report.key.${common}`)
    if (label !== null) return label
    if (table === 'language' && isLocale(key)) return say(`language.${key}`)
    if (table === 'origin') return sayData('origin', key)
    const kind = table === 'kind' ? LEAD_KINDS.find((name) => name === key) : undefined
    if (kind !== undefined) return say(`report.kind.${kind}`)
    if (table === 'lost_reason') return sayData('pipeline.loss', key)
    if (table === 'decline_reason') return sayData('quotation.reasons', key)
    return table === 'hour' ? `${key.padStart(2, '0')}:00` : key
  }
}
