import { Box, Button, Link } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase } from 'react-admin'
import type { StaffLevelRow } from '#contract/staff-level.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { MembersTabs } from './members-tabs.tsx'

/** The levels of the club, lowest first. */
export default function LevelsPage() {
  const say = useMessages()
  const locale = useStaffLocale()
  const mayWrite = useMay('member.write')
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/members/levels/create">
      {say('level.add')}
    </Button>
  )
  return (
    <ListBase resource="member-levels" queryOptions={{ meta: { locale } }} disableAuthentication>
      <Page title={say('level.title')} width={1180} actions={mayWrite ? add : undefined}>
        <MembersTabs tab="levels" />
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('level.lead')}</Box>
        <ContentRows<StaffLevelRow> empty={say('level.empty')}>{(row) => <Line key={row.id} row={row} />}</ContentRows>
      </Page>
    </ListBase>
  )
}

function Line({ row }: { row: StaffLevelRow }) {
  const say = useMessages()
  const figures = useFigures()
  const amount = row.voucher_amount_usd_cents
  const worth = row.voucher_percent !== null ? `${row.voucher_percent} %` : amount !== null ? figures.dollars(amount) : null
  return (
    <ContentRow
      facts={row.reach}
      actions={
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          {worth !== null && <Mark tone="good">{say('level.voucherOf', { worth })}</Mark>}
          <Mark tone="plain">{say('member.count', { count: row.members })}</Mark>
        </Box>
      }
    >
      <Link component={LinkBase} to={`/members/levels/${row.id}`} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{row.name}</bdi>
      </Link>
    </ContentRow>
  )
}
