import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { DealerRow } from '#contract/staff-dealer.ts'
import { QuarantineMark } from '#apps/admin/web/ui/quarantine-mark.tsx'
import { MailMark } from '#apps/admin/web/mail-delivery/mail-mark.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { StageChip } from '#apps/admin/web/ui/stage-chip.tsx'
import { DealerCountry } from './dealer-country.tsx'

/** Applications one below the other, for a phone. */
export function DealerCards({ rows }: { rows: readonly DealerRow[] }) {
  const times = useTimes()
  const now = useNow()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ position: 'relative', px: 2, py: 1.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 }}>
            <Link
              component={LinkBase}
              to={`/dealers/${row.id}/show`}
              sx={{
                color: 'inherit',
                fontWeight: 600,
                fontSize: 15,
                minWidth: 0,
                overflowWrap: 'anywhere',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              <bdi>{row.company}</bdi>
            </Link>
            <StageChip stage={row.stage} />
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            <bdi>{row.name}</bdi> · <DealerCountry row={row} />
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
            {row.is_quarantined && <QuarantineMark />}
            <MailMark trouble={row.mail_trouble} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
