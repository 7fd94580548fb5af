import { Box, Link } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { useSubject } from '#apps/admin/web/ui/use-subject.ts'
import { WaitMark } from '#apps/admin/web/ui/wait-mark.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const SHOWN = 6

/** The leads whose answer is due first. */
export function NextList() {
  const say = useMessages()
  const subjectOf = useSubject()
  const { data, isPending } = useGetList<EnquiryRow>('enquiries', {
    filter: { reply: 'waiting' },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'reply_due_at', order: 'ASC' },
  })
  if (isPending) return <Box sx={{ height: 240 }} />
  if (data === undefined || data.length === 0) return <Empty title={say('overview.nextEmpty')} />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: 2,
            px: 2,
            py: 1.25,
            borderTop: `1px solid ${COLOURS.line}`,
            '&:hover': { bgcolor: COLOURS.page },
          }}
        >
          <Link
            component={LinkBase}
            to={`/enquiries/${row.id}/show`}
            sx={{
              color: 'inherit',
              fontWeight: 600,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            <bdi>{row.name}</bdi>
          </Link>
          <WaitMark row={row} />
          <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: 13, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            <CountryName row={row} /> · <bdi>{subjectOf(row) ?? say('enquiries.general')}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
