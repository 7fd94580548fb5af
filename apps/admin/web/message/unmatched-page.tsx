import { Alert, Box, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { LinkBase, ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import type { UnmatchedMessage } from '#contract/message.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { Tick, TickedBar } from '#apps/admin/web/ui/ticked-bar.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { MailboxTrouble, useMailbox } from './mailbox-trouble.tsx'
import { MessageEntry } from './message-entry.tsx'
import { useDismissal } from './use-dismissal.tsx'

const PLACES = ['waiting', 'aside'] as const
type Place = (typeof PLACES)[number]

/** Messages that belong to no lead by themselves, those that were put aside, and how the mailbox fares from which they come. */
export default function UnmatchedPage() {
  const say = useMessages()
  const [place, setPlace] = useState<Place>('waiting')
  const isAside = place === 'aside'
  return (
    <Page
      title={say('message.unmatched.title')}
      note={say('message.unmatched.lead')}
      width={980}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/enquiries">
          {say('enquiries.title')}
        </Button>
      }
    >
      <MailboxLine />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={place}
        aria-label={say('message.unmatched.shown')}
        onChange={(_event, chosen: Place | null) => chosen !== null && setPlace(chosen)}
        sx={{ mb: 2 }}
      >
        {PLACES.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 2, minHeight: 40 }}>
            {say(`message.unmatched.place.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* Each with its own page and ticks. */}
      <ListBase
        key={place}
        resource="unmatched-messages"
        storeKey={`unmatched-messages.${place}`}
        filter={isAside ? { aside: 'yes' } : {}}
        perPage={25}
        disableSyncWithLocation
        disableAuthentication
      >
        <ListRows<UnmatchedMessage>
          empty={say(isAside ? 'message.unmatched.asideEmpty' : 'message.unmatched.empty')}
          emptyHelp={say(isAside ? 'message.unmatched.asideHelp' : 'message.unmatched.emptyHelp')}
          emptyFiltered={say('message.unmatched.emptyFiltered')}
        >
          {(rows) => (
            <>
              <TickedBar>
                <PutTicked isAside={isAside} />
              </TickedBar>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {rows.map((row) => (isAside ? <Dismissed key={row.id} message={row} /> : <Unmatched key={row.id} message={row} />))}
              </Box>
            </>
          )}
        </ListRows>
      </ListBase>
    </Page>
  )
}

/** Puts what is ticked aside at once, or takes it back. */
function PutTicked({ isAside }: { isAside: boolean }) {
  const say = useMessages()
  const { selectedIds, onUnselectItems } = useListContext()
  const { dismiss, restore, isBusy } = useDismissal()
  const put = isAside ? restore : dismiss
  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void put(selectedIds.map(Number)).then((isDone) => isDone && onUnselectItems())}>
      {say(isAside ? 'message.unmatched.restore' : 'message.unmatched.dismiss')}
    </Button>
  )
}

/** One that was put aside: what it says, since when, and the way back among those that wait. */
function Dismissed({ message }: { message: UnmatchedMessage }) {
  const say = useMessages()
  const times = useTimes()
  const { restore, isBusy } = useDismissal()
  const mayWrite = useMay('enquiry.write')
  return (
    <Line message={message}>
      {message.dismissed_at !== null && (
        <Box sx={{ mt: 1, fontSize: 13.5, color: 'text.secondary' }}>{say('message.unmatched.asideSince', { time: times.moment(message.dismissed_at) })}</Box>
      )}
      {mayWrite && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void restore([message.id])} sx={{ mt: 1 }}>
          {say('message.unmatched.restore')}
        </Button>
      )}
    </Line>
  )
}

/** A message of the list with the box that ticks it, and below it what can be done with it. */
function Line({ message, children }: { message: UnmatchedMessage; children: ReactNode }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  return (
    <Box component="li" sx={{ p: { xs: 1.5, md: 2 }, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {mayWrite && <Tick row={{ id: message.id, name: message.from_name || message.from_address || say('message.unknownSender') }} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, flex: 1, minWidth: 0 }}>
          <MessageEntry message={message} />
        </Box>
      </Box>
      {children}
    </Box>
  )
}

function MailboxLine() {
  const say = useMessages()
  const times = useTimes()
  const mailbox = useMailbox()
  if (mailbox === null || mailbox.error !== null) return <MailboxTrouble />
  const { kind, looked_at: lookedAt, webhook } = mailbox
  const looked = lookedAt === null ? say('message.mailbox.never') : say('message.mailbox.looked', { time: times.moment(lookedAt) })
  const called = webhook?.last_at ? say('message.mailbox.called', { time: times.moment(webhook.last_at) }) : say('message.mailbox.notCalled')
  const parts = [...(kind === 'imap' ? [looked] : []), ...(webhook === null ? [] : [called])]
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 2 }}>{parts.length > 0 ? parts.join(' ') : `${say('message.mailbox.folder')} ${looked}`}</Box>
      {webhook?.refused_at && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('message.mailbox.refused', { time: times.moment(webhook.refused_at), size: Math.round((webhook.refused_bytes ?? 0) / 1_000_000) })}
        </Alert>
      )}
    </>
  )
}

function Unmatched({ message }: { message: UnmatchedMessage }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const mayWrite = useMay('enquiry.write')
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { renew } = useNewEnquiries()
  const dismissal = useDismissal()
  const [reference, setReference] = useState('')
  const [locale, setLocale] = useState<string>(DEFAULT_LOCALE)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<string>) => {
    setBusy(true)
    setFault(null)
    try {
      notify(await work(), { type: 'success', autoHideDuration: 2500 })
      refresh()
      renew()
    } catch (error) {
      const [issue] = failureIn(error).issues
      setFault(issue === undefined ? textOf(error) : sayValue('issue', issue.key))
    } finally {
      setBusy(false)
    }
  }
  const give = (to: string) =>
    act(async () => {
      const found = await request<EnquiryDetail>(`/unmatched-messages/${message.id}/enquiry`, { body: { reference: to } })
      return say('message.unmatched.given', { reference: found.reference })
    })
  const enter = () =>
    act(async () => {
      const found = await request<EnquiryDetail>(`/unmatched-messages/${message.id}/new-enquiry`, { body: { locale } })
      return say('message.unmatched.entered', { reference: found.reference })
    })
  return (
    <Line message={message}>
      <Box sx={{ mt: 1, fontSize: 13.5, color: 'text.secondary' }}>{say(`message.unmatched.reason.${message.reason}`)}</Box>
      {mayWrite && (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            if (reference.trim() !== '') void give(reference)
          }}
          sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
        >
          {message.likely.map((lead) => (
            <Button key={lead.id} variant="contained" disabled={isBusy} onClick={() => void give(lead.reference)}>
              {say('message.unmatched.giveTo', { reference: lead.reference, name: lead.name })}
            </Button>
          ))}
          <TextField
            size="small"
            label={say('message.unmatched.reference')}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            error={fault !== null}
            helperText={fault}
            slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off', dir: 'ltr' } }}
            sx={{ width: 230 }}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || reference.trim() === ''}>
            {say('message.unmatched.give')}
          </Button>
          {message.from_address !== '' && (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
              <SelectField
                label={say('message.unmatched.language')}
                value={locale}
                choices={LOCALES.map(({ code }) => ({ value: code, label: sayValue('language', code) }))}
                onChange={setLocale}
                sx={{ width: 160 }}
              />
              <Button variant="outlined" disabled={isBusy} onClick={() => void enter()}>
                {say('message.unmatched.enter')}
              </Button>
            </Box>
          )}
          <Button disabled={isBusy || dismissal.isBusy} onClick={() => void dismissal.dismiss([message.id])}>
            {say('message.unmatched.dismiss')}
          </Button>
        </Box>
      )}
    </Line>
  )
}
