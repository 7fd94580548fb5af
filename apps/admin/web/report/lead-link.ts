import { ENQUIRY_STATUSES } from '#contract/enquiry-values.ts'
import type { ReportDays } from '#contract/report.ts'
import { SOURCE_WAYS, type ReportTable } from '#contract/report-values.ts'
import { listAddress } from '#apps/admin/web/dashboard/list-address.ts'

/** What a report counts: the list shows all but quarantine by itself. */
const COUNTED = ENQUIRY_STATUSES.filter((status) => status !== 'spam')

/** The list of the leads that a figure counts; more filters narrow it. */
export function leadLink({ from, to }: ReportDays, filter: Readonly<Record<string, unknown>> = {}): string {
  return listAddress({ from, to, status: COUNTED, ...filter })
}

/** The same for a row of a table; undefined where the list has no such filter. */
export function rowLink(table: ReportTable, key: string, days: ReportDays): string | undefined {
  if (table === 'source' && SOURCE_WAYS.includes(key)) return leadLink(days, { source: [key] })
  if (key.startsWith('~')) return undefined
  if (table === 'source' || table === 'campaign' || table === 'brand' || table === 'model') return leadLink(days, { [table]: [key] })
  // What was typed and is no country.
  if (key.startsWith('?')) return undefined
  if (table === 'country' || table === 'answer_country') return leadLink(days, { country: [key] })
  if (table === 'language') return leadLink(days, { locale: [key] })
  if (table === 'origin') return leadLink(days, { origin: [key] })
  if (table === 'lost_reason') return leadLink(days, { status: ['lost'], loss: [key] })
  return table === 'person' ? leadLink(days, { owner: [key] }) : undefined
}
