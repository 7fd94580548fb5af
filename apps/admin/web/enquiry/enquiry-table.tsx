import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { LinkBase, useListContext, useNavigate } from 'react-admin'
import type { EnquiryRow, EnquirySort } from '#contract/staff-enquiry.ts'
import { MailMark } from '#apps/admin/web/mail-delivery/mail-mark.tsx'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ManyButtons } from '#apps/admin/web/pipeline/many-buttons.tsx'
import { lacksNextStep, NextStep } from '#apps/admin/web/pipeline/next-step.tsx'
import { SaleFigures } from '#apps/admin/web/pipeline/sale-figures.tsx'
import { useOfferNext } from '#apps/admin/web/pipeline/use-offer-next.tsx'
import { Tick, TickedBar } from '#apps/admin/web/ui/ticked-bar.tsx'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { StatusChip } from '#apps/admin/web/ui/status-chip.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { QuarantineMark } from '#apps/admin/web/ui/quarantine-mark.tsx'
import { useSubject } from '#apps/admin/web/ui/use-subject.ts'
import { WaitMark } from '#apps/admin/web/ui/wait-mark.tsx'

const COLUMNS = ['created_at', 'reply_due_at', 'name', 'country_name', 'vehicle', 'origin', 'status', 'expected_value', 'next_task', 'owner'] as const
const SORTABLE: readonly string[] = ['created_at', 'reply_due_at', 'name', 'country_name', 'status', 'expected_value', 'owner'] satisfies EnquirySort[]

/** Leads as a table, for wide screens. */
export function EnquiryTable({ rows }: { rows: readonly EnquiryRow[] }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  const next = useOfferNext()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      {mayWrite && (
        <TickedBar>
          <ManyButtons />
        </TickedBar>
      )}
      <Table aria-label={say('enquiries.title')}>
        <TableHead>
          <TableRow>
            {mayWrite && <TableCell padding="checkbox" />}
            {COLUMNS.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <EnquiryLine key={row.id} row={row} mayWrite={mayWrite} onName={() => next.name(row)} />
          ))}
        </TableBody>
      </Table>
      {next.dialog}
    </Box>
  )
}

function HeadCell({ column }: { column: (typeof COLUMNS)[number] }) {
  const say = useMessages()
  const { sort, setSort } = useListContext()
  const label = say(`enquiries.columns.${column}`)
  if (!SORTABLE.includes(column)) return <TableCell>{label}</TableCell>
  const isActive = sort.field === column
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  const choose = () =>
    setSort({ field: column, order: isActive && sort.order === 'ASC' ? 'DESC' : isActive ? 'ASC' : column === 'created_at' ? 'DESC' : 'ASC' })
  return (
    <TableCell sortDirection={isActive ? direction : false}>
      <TableSortLabel active={isActive} direction={isActive ? direction : 'asc'} onClick={choose} title={say('enquiries.sortBy', { name: label })}>
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

type LineProps = { row: EnquiryRow; mayWrite: boolean; onName: () => void }

function EnquiryLine({ row, mayWrite, onName }: LineProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const subjectOf = useSubject()
  const times = useTimes()
  const now = useNow()
  const navigate = useNavigate()
  const { seenId } = useNewEnquiries()
  const isFresh = seenId !== null && row.id > seenId
  const address = `/enquiries/${row.id}/show`
  return (
    <TableRow
      hover
      onClick={() => navigate(address)}
      sx={{ cursor: 'pointer', '&:last-child td': { borderBottom: 0 }, boxShadow: isFresh ? `inset 3px 0 ${COLOURS.accent}` : 'none' }}
    >
      {mayWrite && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Tick row={row} />
        </TableCell>
      )}
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.short(row.created_at, now)}</TableCell>
      <TableCell>{row.is_quarantined ? <QuarantineMark /> : <WaitMark row={row} />}</TableCell>
      <TableCell sx={{ maxWidth: 220 }}>
        <Link
          component={LinkBase}
          to={address}
          onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
          sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <bdi>{row.name}</bdi>
        </Link>
        <Box className="ref" sx={{ color: 'text.secondary', fontSize: 12.5 }}>
          {row.reference}
        </Box>
        <MailMark trouble={row.mail_trouble} />
      </TableCell>
      <TableCell sx={{ maxWidth: 160 }}>
        <CountryName row={row} />
      </TableCell>
      <TableCell sx={{ maxWidth: 260, color: subjectOf(row) === null ? 'text.secondary' : 'inherit' }}>
        <bdi>{subjectOf(row) ?? say('enquiries.general')}</bdi>
      </TableCell>
      <TableCell>
        {say(`origin.${row.origin}`)}
        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{sayValue('language', row.locale)}</Box>
      </TableCell>
      <TableCell>
        <StatusChip status={row.status} />
        {row.loss_reason !== null && <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{say(`pipeline.loss.${row.loss_reason}`)}</Box>}
      </TableCell>
      <TableCell>
        <SaleFigures row={row} />
      </TableCell>
      <TableCell sx={{ maxWidth: 190 }} onClick={(event) => lacksNextStep(row) && mayWrite && event.stopPropagation()}>
        <NextStep row={row} onName={mayWrite ? onName : undefined} />
      </TableCell>
      <TableCell sx={{ maxWidth: 140, color: row.owner === null ? 'text.secondary' : 'inherit' }}>
        {row.owner === null ? '–' : <bdi>{row.owner.name}</bdi>}
      </TableCell>
    </TableRow>
  )
}
