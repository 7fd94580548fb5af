import type { QuotationLine, QuotationTerms } from '#contract/quotation-values.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

/** Names and values of what staff write of a quotation in words, for the choice between two versions and for whoever only reads it. */
export function useQuotationFields(): { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string } {
  const say = useMessages()
  const sayValue = useDataMessages()
  const figures = useFigures()
  const times = useTimes()
  const lineText = ({ quantity, title, unit_cents: cents }: QuotationLine) =>
    `${figures.number(quantity)} × ${title} · ${cents === null ? say('quotation.line.open') : figures.dollars(cents)}`
  return {
    labelOf: (name) => say(`quotation.fields.${name}` as MessageKey),
    textOf: (name, value) => {
      if (value === null || value === undefined || value === '') return ''
      if (name === 'lines') return (value as QuotationTerms['lines']).map(lineText).join('\n')
      if (name === 'deposit_percent') return `${Number(value)}%`
      if (name === 'ready_days') return say('quotation.days', { count: Number(value) })
      if (typeof value === 'number') return figures.dollars(value)
      const text = value as string
      if (name === 'document') return sayValue('quotation.documents', text)
      if (name === 'locale') return sayValue('language', text)
      if (name === 'balance') return sayValue('quotation.balances', text)
      if (name === 'basis') return text.toUpperCase()
      return name === 'valid_until' ? times.day(text) : text
    },
  }
}
