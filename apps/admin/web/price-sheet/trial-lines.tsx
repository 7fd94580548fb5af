import { Alert, Box } from '@mui/material'
import type { LandedLine, LandedPriceAnswer } from '#contract/landed-price.ts'
import { useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { formatTag } from '#i18n/format.ts'

const CELL = { py: 1, px: 2, verticalAlign: 'top' } as const

/** Every line with what it was taken from, then the sums. */
export function TrialLines({ answer }: { answer: LandedPriceAnswer }) {
  const say = useMessages()
  const money = new Intl.NumberFormat(formatTag(useStaffLocale()), { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const { reason, notices, lines, cif_usd: cif, landed_total_usd: total, rate_id: rate, loading_port: from, steps } = answer
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {reason !== null && <Alert severity="warning">{say(`priceSheet.reason.${reason}`)}</Alert>}
      {notices.map((notice) => (
        <Alert key={notice} severity="info">
          {say(`priceSheet.notice.${notice}`)}
        </Alert>
      ))}
      {lines.length > 0 && (
        <Panel title={say('priceSheet.trial.lines')} isFlush>
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14 }}>
            <tbody>
              {lines.map((line, index) => (
                <Box component="tr" key={index} sx={{ borderTop: `1px solid ${COLOURS.line}` }}>
                  <Box component="th" scope="row" sx={{ ...CELL, textAlign: 'start', fontWeight: 'inherit', overflowWrap: 'anywhere' }}>
                    {say(`priceSheet.line.${line.line}`)}
                    <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{evidenceOf(line).join(' · ')}</Box>
                  </Box>
                  <Box component="td" sx={{ ...CELL, textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                    {money.format(line.amount_usd)}
                  </Box>
                </Box>
              ))}
              {[
                { label: say('priceSheet.trial.cif'), usd: cif },
                { label: say('priceSheet.trial.total'), usd: total },
              ].map(({ label, usd }) => (
                <Box component="tr" key={label} sx={{ borderTop: `1px solid ${COLOURS.line}`, fontWeight: 600 }}>
                  <Box component="th" scope="row" sx={{ ...CELL, textAlign: 'start' }}>
                    {label}
                  </Box>
                  <Box component="td" sx={{ ...CELL, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                    {usd === null ? '–' : money.format(usd)}
                  </Box>
                </Box>
              ))}
            </tbody>
          </Box>
        </Panel>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
        <bdi>{[rate, from, ...steps].filter((part) => part !== null).join(' · ')}</bdi>
      </Box>
    </Box>
  )
}

function evidenceOf({ local_name: name, as_of: asOf, source, valid_to: until, note_en: note }: LandedLine): string[] {
  return [name, asOf, until === null ? null : `→ ${until}`, source, note].filter((part): part is string => part !== null && part !== '')
}
