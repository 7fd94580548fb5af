import { Box } from '@mui/material'
import type { QuotationDetail, QuotationVersion } from '#contract/quotation.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { PdfButton } from './pdf-button.tsx'
import { versionAddress } from './version-address.ts'

/** What has gone out, newest first, and what the buyer did with it. */
export function VersionsPanel({ quotation: { id, versions } }: { quotation: QuotationDetail }) {
  const say = useMessages()
  if (versions.length === 0) return null
  return (
    <Panel title={say('quotation.versions.title')} isFlush>
      {versions
        .toSorted((one, other) => other.revision - one.revision)
        .map((version) => (
          <Version key={version.revision} id={id} version={version} />
        ))}
    </Panel>
  )
}

const aside = { color: 'text.secondary', fontSize: 12.5 } as const

function Version({ id, version }: { id: number; version: QuotationVersion }) {
  const say = useMessages()
  const figures = useFigures()
  const times = useTimes()
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2, py: 1.5, borderTop: `1px solid ${COLOURS.line}`, fontSize: 13.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
          {say('quotation.version', { revision: version.revision })}
        </Box>
        <Answer version={version} />
        <Box sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{figures.dollars(version.total_cents)}</Box>
      </Box>
      <Box sx={aside}>
        {times.moment(version.issued_at)} · <bdi>{version.issued_by?.name ?? say('app.system')}</bdi> ·{' '}
        {say('quotation.until', { day: times.day(version.valid_until) })}
      </Box>
      <Answered version={version} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <PdfButton path={`/quotations/${id}/versions/${version.revision}/document.pdf`} label={say('quotation.versions.pdf')} />
        <CopyButton text={versionAddress(version)} label={say('quotation.copyLink')} isWide />
        <Box sx={aside}>
          {say('quotation.versions.code')}
          <Box component="bdi" dir="ltr" className="ref" sx={{ ml: 0.5, color: 'text.primary' }}>
            {version.verify_code}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

/** What became of it in a word. */
function Answer({ version }: { version: QuotationVersion }) {
  const say = useMessages()
  const { mail_state: mail } = version
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {version.accepted_at !== null && <Mark tone="good">{say('quotation.states.accepted')}</Mark>}
      {version.declined_at !== null && <Mark tone="attention">{say('quotation.states.declined')}</Mark>}
      {mail === 'none' && version.accepted_at === null && version.declined_at === null && <Mark tone="plain">{say('quotation.versions.mail.none')}</Mark>}
      {mail !== 'none' && <Mark tone={mail === 'failed' ? 'attention' : mail === 'sent' ? 'good' : 'plain'}>{say(`quotation.versions.mail.${mail}`)}</Mark>}
    </Box>
  )
}

/** When the buyer opened it, and what they answered. */
function Answered({ version }: { version: QuotationVersion }) {
  const say = useMessages()
  const times = useTimes()
  const { opened_at: opened, accepted_at: accepted, accepted_by: name, declined_at: declined, decline_reason: reason, decline_message: message } = version
  const lines = [
    opened === null ? say('quotation.versions.unopened') : say('quotation.versions.opened', { time: times.moment(opened) }),
    accepted === null ? '' : say('quotation.versions.accepted', { time: times.moment(accepted), name: name ?? '' }),
    declined === null
      ? ''
      : say('quotation.versions.declined', { time: times.moment(declined), reason: reason === null ? '–' : say(`quotation.reasons.${reason}`) }),
  ]
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {lines.filter((line) => line !== '').join(' · ')}
      {message !== null && message !== '' && (
        <Box dir="auto" sx={{ mt: 0.75, px: 1.5, py: 1, borderRadius: '6px', bgcolor: COLOURS.sunken, whiteSpace: 'pre-wrap' }}>
          {message}
        </Box>
      )}
    </Box>
  )
}
