import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { MailMark } from '#apps/admin/web/mail-delivery/mail-mark.tsx'
import { ManyButtons } from '#apps/admin/web/pipeline/many-buttons.tsx'
import { NextStep } from '#apps/admin/web/pipeline/next-step.tsx'
import { SaleFigures } from '#apps/admin/web/pipeline/sale-figures.tsx'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { StatusChip } from '#apps/admin/web/ui/status-chip.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { QuarantineMark } from '#apps/admin/web/ui/quarantine-mark.tsx'
import { Tick, TickedBar } from '#apps/admin/web/ui/ticked-bar.tsx'
import { useSubject } from '#apps/admin/web/ui/use-subject.ts'
import { WaitMark } from '#apps/admin/web/ui/wait-mark.tsx'

/** Leads one below the other, for a phone, where they are ticked to be changed together, and for the same person's others. */
export function EnquiryCards({ rows, isTickable = false }: { rows: readonly EnquiryRow[]; isTickable?: boolean }) {
  return (
    <>
      {isTickable && (
        <TickedBar>
          <ManyButtons />
        </TickedBar>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <EnquiryCard key={row.id} row={row} isTickable={isTickable} />
        ))}
      </Box>
    </>
  )
}

function EnquiryCard({ row, isTickable }: { row: EnquiryRow; isTickable: boolean }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const subjectOf = useSubject()
  const times = useTimes()
  const now = useNow()
  const { seenId } = useNewEnquiries()
  const isFresh = seenId !== null && row.id > seenId
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: isTickable ? 6 : 2,
        pr: 2,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
        boxShadow: isFresh ? `inset 3px 0 ${COLOURS.accent}` : 'none',
        '&:hover': { bgcolor: COLOURS.page },
      }}
    >
      {isTickable && (
        // Above the link that covers the card.
        <Box sx={{ position: 'absolute', zIndex: 1, insetInlineStart: 3, top: 4 }}>
          <Tick row={row} />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 }}>
        <Link
          component={LinkBase}
          to={`/enquiries/${row.id}/show`}
          sx={{
            color: 'inherit',
            fontWeight: 600,
            fontSize: 15,
            minWidth: 0,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <bdi>{row.name}</bdi>
        </Link>
        <StatusChip status={row.status} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{subjectOf(row) ?? say('enquiries.general')}</bdi>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        <CountryName row={row} /> · {sayValue('language', row.locale)}
        {row.owner !== null && (
          <>
            {' '}
            · <bdi>{row.owner.name}</bdi>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', fontSize: 13 }}>
        <span>{times.short(row.created_at, now)}</span>
        <span className="ref">{row.reference}</span>
        {row.is_quarantined ? <QuarantineMark /> : <WaitMark row={row} />}
        <MailMark trouble={row.mail_trouble} />
        {row.loss_reason !== null && <span>{say(`pipeline.loss.${row.loss_reason}`)}</span>}
      </Box>
      <SaleFigures row={row} />
      <NextStep row={row} />
    </Box>
  )
}
