import { Box } from '@mui/material'
import type { QuotationTerms } from '#contract/quotation-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useQuotationFields } from './use-quotation-fields.ts'

const PAPER = ['document', 'locale', 'buyer_name', 'buyer_company', 'buyer_address'] as const
const PRICE = ['basis', 'loading_port', 'destination_port'] as const
const TERMS = ['deposit_percent', 'balance', 'ready_days', 'valid_until', 'note'] as const

/** What a quotation says, for whoever may not or can no longer change it. */
export function QuotationTermsPanels({ value }: { value: QuotationTerms }) {
  const say = useMessages()
  const { labelOf, textOf } = useQuotationFields()
  const factsOf = (names: readonly (keyof QuotationTerms)[]) =>
    names
      .map((name) => ({ label: labelOf(name), text: textOf(name, value[name]) }))
      .filter(({ text }) => text !== '')
      .map(({ label, text }) => ({ label, value: <Words text={text} /> }))
  return (
    <>
      <Panel title={say('quotation.groups.paper')}>
        <Facts facts={factsOf(PAPER)} labelWidth={150} />
      </Panel>
      <Panel title={say('quotation.groups.lines')} isFlush>
        <Lines value={value} />
      </Panel>
      <Panel title={say('quotation.groups.price')}>
        <Facts facts={factsOf(PRICE)} labelWidth={150} />
      </Panel>
      <Panel title={say('quotation.groups.terms')}>
        <Facts facts={factsOf(TERMS)} labelWidth={150} />
      </Panel>
    </>
  )
}

function Words({ text }: { text: string }) {
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Box>
  )
}

function Lines({ value: { lines } }: { value: QuotationTerms }) {
  const say = useMessages()
  const figures = useFigures()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ title, details, quantity, unit_cents: cents }, at) => (
        <Box
          component="li"
          // A thing may stand there twice; the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          sx={{ display: 'flex', gap: 2, px: 2, py: 1.25, borderTop: `1px solid ${COLOURS.line}`, fontVariantNumeric: 'tabular-nums' }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
            {details !== '' && (
              <Box dir="auto" sx={{ color: 'text.secondary', fontSize: 13, whiteSpace: 'pre-line' }}>
                {details}
              </Box>
            )}
          </Box>
          <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
            <Box sx={{ fontWeight: 600 }}>{cents === null ? say('quotation.line.open') : figures.dollars(quantity * cents)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {figures.number(quantity)}
              {cents !== null && ` × ${figures.dollars(cents)}`}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
