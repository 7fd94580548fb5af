import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffAlert } from '#contract/alert.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { MailMark } from '#apps/admin/web/mail-delivery/mail-mark.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

/** Alerts by mail address: to delete one that its owner asks to delete, and to see whether its mails arrive. */
export default function AlertsPage() {
  return (
    <ListBase resource="alerts" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffAlert>()
  return (
    <Page title={say('waited.people')} note={total === undefined ? undefined : say('waited.peopleCount', { count: total })} width={1180}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('waited.peopleHelp')}</Box>
      <FilterBar Fields={NoFields} search="waited.search" />
      <ListRows<StaffAlert> empty={say('waited.none')} emptyFiltered={say('waited.peopleNone')}>
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </Box>
        )}
      </ListRows>
    </Page>
  )
}

function NoFields() {
  return null
}

function Line({ row }: { row: StaffAlert }) {
  const say = useMessages()
  const times = useTimes()
  const mayDelete = useMay('enquiry.write')
  const [isAsked, setAsked] = useState(false)
  const dayOf = (moment: string) => times.day(moment.slice(0, 10))
  const facts = [
    say(`language.${row.locale as 'en'}`),
    row.confirmed_at === null ? say('waited.waiting') : say('waited.until', { date: dayOf(row.ends_at) }),
    row.mailed_at === null ? say('waited.neverMailed') : say('waited.mailed', { date: dayOf(row.mailed_at) }),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{row.mail}</bdi> <MailMark trouble={row.mail_trouble} />
        </Box>
        <Box sx={{ fontSize: 14 }}>
          <bdi>{row.label}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{facts.join(' · ')}</Box>
      </Box>
      {mayDelete && (
        <Button size="small" color="error" onClick={() => setAsked(true)}>
          {say('waited.delete')}
        </Button>
      )}
      {isAsked && <Deletion row={row} onClose={() => setAsked(false)} />}
    </Box>
  )
}

function Deletion({ row, onClose }: { row: StaffAlert; onClose: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await request(`/alerts/${row.id}/delete`, { body: {} })
      notify(say('waited.deleted'), { type: 'success' })
      refresh()
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
    onClose()
  }
  return (
    <Confirm
      title={say('waited.deleteTitle')}
      text={say('waited.deleteText', { mail: row.mail })}
      submit={say('waited.delete')}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
