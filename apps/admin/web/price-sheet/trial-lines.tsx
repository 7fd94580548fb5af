import { Alert, Box } from '@mui/material'
import type { LandedLine, LandedPriceAnswer } from '#contract/landed-price.ts'
import { noticesToSay } from '#contract/landed-price-values.ts'
import { useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { formatDate, formatTag } from '#i18n/format.ts'
import { ruleText } from '#i18n/rule-text.ts'

const CELL = { py: 1, px: 2, verticalAlign: 'top' } as const

/** Every line with what it was taken from, then the sums. */
export function TrialLines({ answer }: { answer: LandedPriceAnswer }) {
  const say = useMessages()
  const locale = useStaffLocale()
  const money = new Intl.NumberFormat(formatTag(locale), { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const { vehicle_kind: kind, reason, notices, lines, cif_usd: cif, landed_total_usd: total, rate_id: rate, loading_port: from, steps } = answer
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {reason !== null && <Alert severity="warning">{say(`priceSheet.reason.${reason}`, { day: formatDate(locale, answer.calc_date) })}</Alert>}
      {noticesToSay({ notices, isUsed: kind === 'used', fuel: null }).map((notice) => (
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
                    <LineRule line={line} />
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

/** Rate and base, then which row of the sheet it is with how sure that is and where it comes from, then what is noted of it. */
function LineRule({ line: { rule, local_name: name, as_of: asOf, source, valid_to: until, note_en: note, confidence } }: { line: LandedLine }) {
  const say = useMessages()
  const locale = useStaffLocale()
  if (rule === null) return null
  const rate = ruleText(rule, {
    locale,
    say: (sentence, values) => say(`priceSheet.rule.${sentence}`, values),
    nameOf: (term) => say(`priceSheet.line.${term}`),
  })
  const evidence = [
    rule.id,
    name,
    confidence === null ? null : say('importRule.confidenceOf', { level: say(`importRule.confidence.${confidence}`) }),
    asOf,
    until === null ? null : say('priceSheet.trial.until', { day: formatDate(locale, until) }),
    source,
  ]
  return (
    <>
      {rate !== null && <Box sx={{ fontSize: 13 }}>{rate}</Box>}
      <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{evidence.filter((part) => part !== null && part !== '').join(' · ')}</Box>
      {note !== null && <Box sx={{ color: 'text.secondary', fontSize: 12.5, fontStyle: 'italic' }}>{note}</Box>}
    </>
  )
}
