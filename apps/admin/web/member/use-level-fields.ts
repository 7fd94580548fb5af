import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'

/** Names and values of a level's fields in words. */
export function useLevelFields() {
  const sayValue = useDataMessages()
  const figures = useFigures()
  return useContentFields('level.fields', {
    voucher: (kind) => sayValue('level.vouchers', String(kind)),
    voucher_amount_usd_cents: (cents) => figures.dollars(Number(cents)),
    voucher_percent: (percent) => `${Number(percent)} %`,
  })
}
