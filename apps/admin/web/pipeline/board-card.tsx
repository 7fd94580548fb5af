import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import { isClosedStatus } from '#contract/pipeline-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useSubject } from '#apps/admin/web/ui/use-subject.ts'
import { Tick } from '#apps/admin/web/ui/ticked-bar.tsx'
import { WaitMark } from '#apps/admin/web/ui/wait-mark.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { QuarantineMark } from '#apps/admin/web/ui/quarantine-mark.tsx'
import type { BoardMoves } from './board-moves.ts'
import { NextStep } from './next-step.tsx'
import { SaleFigures } from './sale-figures.tsx'
import { StageMenu } from './stage-menu.tsx'

/** A lead on the board: who, about what, how much, what is next. Dragged with a mouse, moved by its menu in any way. */
export function BoardCard({ row, moves }: { row: EnquiryRow; moves: BoardMoves }) {
  const say = useMessages()
  const subjectOf = useSubject()
  const mayWrite = useMay('enquiry.write')
  return (
    <Box
      component="li"
      draggable={mayWrite}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.reference)
        moves.setDragged(row)
      }}
      onDragEnd={() => moves.setDragged(null)}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.5,
        p: 1.25,
        bgcolor: COLOURS.paper,
        border: `1px solid ${COLOURS.line}`,
        borderRadius: '6px',
        opacity: moves.dragged?.id === row.id ? 0.5 : 1,
        '&:hover': { borderColor: COLOURS.lineStrong },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {mayWrite && (
          // Above the link that covers the card.
          <Box sx={{ position: 'relative', zIndex: 1, m: '-8px -2px -8px -8px' }}>
            <Tick row={row} />
          </Box>
        )}
        <Link
          component={LinkBase}
          to={`/enquiries/${row.id}/show`}
          draggable={false}
          sx={{
            flex: 1,
            minWidth: 0,
            color: 'inherit',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <bdi>{row.name}</bdi>
        </Link>
        {mayWrite && <StageMenu row={row} onMove={(to) => moves.move(row, to)} />}
      </Box>
      <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
        <bdi>{subjectOf(row) ?? say('enquiries.general')}</bdi>
      </Box>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>
        <CountryName row={row} />
        {row.owner !== null && (
          <>
            {' '}
            · <bdi>{row.owner.name}</bdi>
          </>
        )}
      </Box>
      {!isClosedStatus(row.status) && <SaleFigures row={row} />}
      {row.loss_reason !== null && <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{say(`pipeline.loss.${row.loss_reason}`)}</Box>}
      <NextStep row={row} onName={mayWrite ? () => moves.nameNext(row) : undefined} />
      {row.is_quarantined ? <QuarantineMark /> : <WaitMark row={row} />}
    </Box>
  )
}
