import { Box } from '@mui/material'
import { type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'
import { formatTag } from '#i18n/format.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { asPriced } from './form-value.ts'

const BASIS_POINTS = 10_000

/** What a quotation amounts to, as the document adds it up; `value`: what the form holds now. */
export function SumsPanel({ value }: { value: QuotationTerms }) {
  const say = useMessages()
  const figures = useFigures()
  const tag = formatTag(useStaffLocale())
  const priced = asPriced(value)
  const { goodsCents, basisCents, totalCents, discountBasisPoints } = quotationTotals(priced)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(discountBasisPoints / BASIS_POINTS)
  const rows = [
    { label: say('quotation.sums.goods'), cents: goodsCents },
    { label: say('quotation.sums.discount'), cents: priced.discount_cents === 0 ? null : -priced.discount_cents },
    { label: say('quotation.sums.freight'), cents: priced.freight_cents },
    { label: say('quotation.sums.insurance'), cents: priced.insurance_cents },
  ]
  return (
    <Panel title={say('quotation.sums.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {rows.map(({ label, cents }) => cents !== null && <Sum key={label} label={label} amount={figures.dollars(cents)} />)}
        <Sum label={say('quotation.sums.total', { basis: value.basis.toUpperCase() })} amount={figures.dollars(basisCents)} isTotal />
        {priced.inspection_cents !== null && (
          <>
            <Sum label={say('quotation.sums.inspection')} amount={figures.dollars(priced.inspection_cents)} />
            <Sum label={say('quotation.sums.toPay')} amount={figures.dollars(totalCents)} isTotal />
          </>
        )}
      </Box>
      {discountBasisPoints > 0 && <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 0.75 }}>{say('quotation.sums.below', { percent })}</Box>}
    </Panel>
  )
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  const total = isTotal ? { borderTop: `1px solid ${COLOURS.line}`, pt: 1, mt: 0.5, fontSize: 17, fontWeight: 650 } : { color: 'text.secondary' }
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, ...total }}>
      <Box component="dt">{label}</Box>
      <Box component="dd" sx={{ m: 0, color: 'text.primary', whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
    </Box>
  )
}
