import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { StockRow } from '#contract/stock.ts'
import { formatTag } from '#i18n/format.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** Where the words for the values of a field stand: with the site's own. */
const GROUPS: Readonly<Record<string, string>> = {
  auto_type: 'site.autoType',
  body_type: 'site.body',
  energy_type: 'site.energy',
  fuel: 'site.fuel',
  colours: 'site.colour',
  equipment: 'site.equipment',
  transmission: 'site.transmission',
  drive_type: 'site.drive',
  steering: 'site.steering',
  previous_use: 'site.previousUse',
  category: 'site.fittings.category',
  status: 'usedStatus',
  publish_state: 'publication.state',
  zone: 'site.condition.zone',
  kind: 'site.condition.kind',
}

/** A value of a field as a word; the value itself where no word is known. */
export function useStockValue(): (field: string, value: string) => string {
  const sayValue = useDataMessages()
  return (field, value) => {
    const group = GROUPS[field]
    // Names of two words stand under a key without a blank.
    return group === undefined ? value : sayValue(group, value.replaceAll(' ', '_'))
  }
}

/** Every maker to choose from, by name. */
export function useMakers(): StockRow[] {
  return useGetList<StockRow>('makers', { pagination: { page: 1, perPage: 1_000 } }).data ?? []
}

/** Amounts and figures in the manner of the screen's language. */
export function useFigures(): { dollars(cents: number): string; number(value: number): string } {
  const tag = formatTag(useStaffLocale())
  return useMemo(() => {
    const whole = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
    const exact = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' })
    const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
    return { dollars: (cents) => (cents % 100 === 0 ? whole : exact).format(cents / 100), number: (value) => plain.format(value) }
  }, [tag])
}

/** A field and what stands in it, in words; for histories and for the choice between two versions. */
export function useStockText(): { labelOf(name: string): string; textOf(name: string, value: unknown): string } {
  const say = useMessages()
  const sayValue = useDataMessages()
  const valueOf = useStockValue()
  const makers = useMakers()
  const figures = useFigures()
  const locale = useStaffLocale()
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return say(value ? 'stock.yes' : 'stock.no')
    if (name === 'brand_id') return makers.find(({ id }) => id === value)?.name ?? String(Number(value))
    if (name === 'fob_price_usd_cents') return figures.dollars(Number(value))
    if (name === 'type') return sayValue('stock.brandType', String(Number(value)))
    if (name === 'publish_at' || name === 'withdraw_at')
      return new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value as string))
    if (typeof value === 'number') return figures.number(value)
    if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? valueOf(name, item) : defectText(item as Defect))).join('\n') || '–'
    return valueOf(name, value as string)
  }
  const defectText = ({ zone, kind, size_cm: size, note }: Defect) =>
    [valueOf('zone', zone), valueOf('kind', kind), size === null ? '' : `${figures.number(size)} cm`, note ?? ''].filter((part) => part !== '').join(', ')
  return { labelOf: (name) => say(`stock.field.${name}` as MessageKey), textOf }
}

type Defect = { zone: string; kind: string; size_cm: number | null; note: string | null }
