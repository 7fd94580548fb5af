import { Alert, Box, Button, Link } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, useGetOne, useNavigate, useNotify, useParams, useRefresh } from 'react-admin'
import type { ClubMember, GivenVoucher } from '#contract/club-member.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useRegionName } from './use-region-name.ts'
import { VoucherDialog } from './voucher-dialog.tsx'

/** One member of the club: who they are, what they have, and what can be done for them. */
export default function MemberPage() {
  const say = useMessages()
  const { id = '' } = useParams()
  const isId = /^\d{1,15}$/.test(id)
  const { data, error, refetch } = useGetOne<ClubMember>('member', { id: Number(id) }, { retry: false, enabled: isId, gcTime: 0 })
  if (data !== undefined) return <Screen member={data} />
  if (!isId || (error !== null && failureIn(error).key === 'not_found')) return <Missing />
  if (error === null) return <Loading />
  return (
    <Page title={say('nav.members')}>
      <Failure error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

/** Does something for a member, says what was done, and shows what the server knows then. Answers whether it went well. */
function useMemberAction(id: number): { isBusy: boolean; act: (path: string, body: object, done: MessageKey) => Promise<boolean> } {
  const say = useMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const act = async (path: string, body: object, done: MessageKey) => {
    setBusy(true)
    try {
      await request(`/members/${id}/${path}`, { body })
      notify(say(done), { type: 'success', autoHideDuration: 2500 })
      return true
    } catch (error) {
      notify(failureText(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
      if (path !== 'delete') refresh()
    }
  }
  return { isBusy, act }
}

function Screen({ member }: { member: ClubMember }) {
  const say = useMessages()
  return (
    <Page
      title={member.name || member.mail}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/members">
          {say('nav.members')}
        </Button>
      }
    >
      {member.state !== 'active' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say(member.state === 'blocked' ? 'member.blockedNote' : 'member.unconfirmedNote')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <PersonPanel member={member} />
          <VouchersPanel member={member} />
          <HistoryPanel member={member} />
        </Box>
        <ServicePanel member={member} />
      </Box>
    </Page>
  )
}

function PersonPanel({ member }: { member: ClubMember }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const regionName = useRegionName()
  return (
    <Panel title={say('member.person')}>
      <Facts
        labelWidth={130}
        facts={[
          { label: say('member.fields.mail'), value: <Link href={`mailto:${member.mail}`}>{member.mail}</Link> },
          { label: say('member.fields.mobile'), value: member.mobile },
          { label: say('settings.company.whatsapp'), value: member.whatsapp },
          { label: say('member.fields.country'), value: member.country_iso2 === null ? null : regionName(member.country_iso2) },
          { label: say('member.fields.language'), value: sayValue('language', member.locale) },
          { label: say('member.fields.since'), value: times.moment(member.created_at) },
          { label: say('member.fields.confirmed'), value: member.mail_verified_at === null ? null : times.moment(member.mail_verified_at) },
        ]}
      />
    </Panel>
  )
}

function VouchersPanel({ member }: { member: ClubMember }) {
  const say = useMessages()
  const [isGiving, setGiving] = useState(false)
  const { isBusy, act } = useMemberAction(member.id)
  const mayWrite = useMay('member.write')
  return (
    <Panel
      title={say('member.vouchers')}
      aside={
        mayWrite ? (
          <Button size="small" onClick={() => setGiving(true)}>
            {say('member.giveVoucher')}
          </Button>
        ) : undefined
      }
    >
      {member.vouchers.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('member.noVouchers')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {member.vouchers.map((voucher) => (
          <VoucherLine
            key={voucher.id}
            voucher={voucher}
            isBusy={isBusy}
            onEnd={mayWrite ? (how) => void act(`vouchers/${voucher.id}/end`, { how }, `member.voucher.${how}Done`) : null}
          />
        ))}
      </Box>
      {isGiving && <VoucherDialog memberId={member.id} onClose={() => setGiving(false)} />}
    </Panel>
  )
}

type VoucherLineProps = { voucher: GivenVoucher; isBusy: boolean; onEnd: ((how: 'use' | 'void') => void) | null }

function VoucherLine({ voucher, isBusy, onEnd }: VoucherLineProps) {
  const say = useMessages()
  const times = useTimes()
  const locale = useStaffLocale()
  const [asked, setAsked] = useState<'use' | 'void' | null>(null)
  const worth =
    voucher.percent !== null
      ? `${voucher.percent} %`
      : new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 2 }).format((voucher.amount_usd_cents ?? 0) / 100)
  const at = voucher.used_at ?? voucher.voided_at
  const facts = [
    say(`member.voucher.state.${voucher.state}`),
    ...(at === null ? (voucher.valid_until === null ? [] : [say('member.voucher.until', { time: times.moment(voucher.valid_until) })]) : [times.moment(at)]),
    say(voucher.is_by_hand ? 'member.voucher.byHand' : 'member.voucher.byLevel'),
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, py: 1, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, opacity: voucher.state === 'active' ? 1 : 0.7 }}>
        <Box sx={{ fontWeight: 600 }}>
          {worth} · <span className="ref">{voucher.code}</span>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{facts.join(' · ')}</Box>
      </Box>
      {voucher.state === 'active' && onEnd !== null && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAsked('use')}>
            {say('member.voucher.use')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => setAsked('void')}>
            {say('member.voucher.void')}
          </Button>
        </Box>
      )}
      {asked !== null && (
        <Confirm
          title={say(`member.voucher.${asked}Title`)}
          text={say(`member.voucher.${asked}Text`, { code: voucher.code })}
          submit={say(`member.voucher.${asked}`)}
          isBusy={isBusy}
          onConfirm={() => {
            onEnd?.(asked)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}

function HistoryPanel({ member }: { member: ClubMember }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const mayReadEnquiries = useMay('enquiry.read')
  return (
    <Panel title={say('member.interests')}>
      {member.enquiries.length === 0 && member.favorites.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('member.noInterests')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {member.enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            {mayReadEnquiries ? (
              <Link component={LinkBase} to={`/enquiries/${enquiry.id}/show`}>
                {enquiry.reference}
              </Link>
            ) : (
              enquiry.reference
            )}{' '}
            · {sayValue('status', enquiry.status)} · {times.moment(enquiry.created_at)}
          </li>
        ))}
        {member.favorites.map((sign) => (
          <li key={sign}>
            <Link href={`/car/${sign}`} target="_blank" rel="noopener">
              {sign}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  )
}

function ServicePanel({ member }: { member: ClubMember }) {
  const say = useMessages()
  const navigate = useNavigate()
  const mayWrite = useMay('member.write')
  const mayDelete = useMay('member.delete')
  const { isBusy, act } = useMemberAction(member.id)
  const [asked, setAsked] = useState<'block' | 'delete' | null>(null)
  const isBlocked = member.state === 'blocked'
  const confirmed = async () => {
    if (asked === 'block') await act('block', { is_blocked: true }, 'member.blocked')
    else if (await act('delete', {}, 'member.deleted')) navigate('/members', { replace: true })
    setAsked(null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('member.level')}>
        {mayWrite ? (
          <>
            <SelectField
              label={say('member.level')}
              value={member.level_key ?? ''}
              isDisabled={isBusy}
              choices={member.levels.map(({ level_key: value, name }) => ({ value, label: name }))}
              allLabel={say('member.noLevel')}
              onChange={(key) => void act('level', { level_key: key === '' ? null : key }, 'member.levelSet')}
              sx={{ mt: 1 }}
            />
            <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>{say('member.levelHelp')}</Box>
          </>
        ) : (
          (member.level ?? say('member.noLevel'))
        )}
      </Panel>
      {mayWrite && (
        <Panel title={say('member.help')}>
          <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say(member.mail_verified_at === null ? 'member.helpVerify' : 'member.helpReset')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" disabled={isBusy || isBlocked} onClick={() => void act('help', {}, 'member.helped')}>
              {say('member.sendLink')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              onClick={() => (isBlocked ? void act('block', { is_blocked: false }, 'member.unblocked') : setAsked('block'))}
            >
              {say(isBlocked ? 'member.unblock' : 'member.block')}
            </Button>
            {mayDelete && (
              <Button size="small" color="error" disabled={isBusy} onClick={() => setAsked('delete')}>
                {say('member.delete')}
              </Button>
            )}
          </Box>
        </Panel>
      )}
      {asked !== null && (
        <Confirm
          title={say(`member.${asked}Title`)}
          text={say(`member.${asked}Text`)}
          submit={say(`member.${asked}`)}
          isBusy={isBusy}
          onConfirm={() => void confirmed()}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}
