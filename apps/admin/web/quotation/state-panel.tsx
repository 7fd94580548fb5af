import { Alert, Box, Button, Link } from '@mui/material'
import { Check, FileCheck, Link2, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, useNavigate, useNotify } from 'react-admin'
import type { QuotationDetail, QuotationVersion } from '#contract/quotation.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { isClosed } from './is-closed.ts'
import type { OnChange } from './on-change.ts'
import { outdatedIn } from './outdated-costs.ts'
import { PdfButton } from './pdf-button.tsx'
import { QuotationChip } from './quotation-chip.tsx'
import { useQuotationAction } from './use-quotation-action.ts'
import { versionAddress } from './version-address.ts'

type StatePanelProps = {
  quotation: QuotationDetail
  /** The form holds what is not saved yet. */
  isDirty: boolean
  onChange: OnChange
}

const NOTE = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const

/** How a quotation stands, what still keeps it from going out, and what can be done with it. */
export function StatePanel({ quotation, isDirty, onChange }: StatePanelProps) {
  const say = useMessages()
  const mayWrite = useMay('quotation.write')
  const { id, state } = quotation
  return (
    <Panel title={say('quotation.columns.state')} aside={<QuotationChip state={state} />}>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <StateHelp quotation={quotation} />
        <Proforma quotation={quotation} />
        {!isClosed(state) && (
          <>
            <Notices quotation={quotation} />
            {outdatedIn(quotation).length > 0 && <OutdatedCosts quotation={quotation} isDirty={isDirty} onChange={onChange} />}
            {mayWrite && isDirty && <Alert severity="info">{say('quotation.hint.dirty')}</Alert>}
            <Box sx={{ display: 'grid', gap: 1 }}>
              <PdfButton path={`/quotations/${id}/draft.pdf`} label={say('quotation.do.preview')} isOff={isDirty} />
              {mayWrite && <WorkButtons quotation={quotation} isDirty={isDirty} onChange={onChange} />}
            </Box>
          </>
        )}
      </Box>
    </Panel>
  )
}

function StateHelp({ quotation }: { quotation: QuotationDetail }) {
  const say = useMessages()
  const { state, revision, is_changed: isChanged } = quotation
  const isUnseen = state === 'withdrawn' && revision === 0
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>
      {isUnseen
        ? say('quotation.withdrawnUnseen')
        : isLinkOnly(quotation)
          ? say('quotation.stateHelp.linkOnly', { revision })
          : say(`quotation.stateHelp.${state}`, { revision })}
      {revision > 0 && isChanged && !isClosed(state) && <Box>{say('quotation.changedSince', { revision })}</Box>}
    </Box>
  )
}

/** Whether the newest version went out by no mail: the link was made, and the buyer has not opened it yet. */
function isLinkOnly({ state, revision, versions }: QuotationDetail): boolean {
  const latest = versions.find((version) => version.revision === revision)
  return state === 'issued' && latest?.mail_state === 'none' && latest.opened_at === null
}

/** The way between an offer and its pro-forma, and from one the buyer has to a new one. */
function Proforma({ quotation }: { quotation: QuotationDetail }) {
  const say = useMessages()
  const navigate = useNavigate()
  const notify = useNotify()
  const step = useStep()
  const mayWrite = useMay('quotation.write')
  const { id, document, state, made_from: from, made_into: into } = quotation
  const begin = () =>
    step.run(async () => {
      const made = await request<QuotationDetail>(`/quotations/${id}/proforma`, { body: {} })
      notify(say('quotation.done.proforma'), { type: 'success' })
      navigate(`/quotations/${made.id}`)
    })
  if (from !== null)
    return (
      <Link component={LinkBase} to={`/quotations/${from.id}`} sx={{ fontSize: 13.5 }}>
        {say('quotation.madeFrom', { number: from.number, revision: from.revision })}
      </Link>
    )
  if (into !== null)
    return (
      <Link component={LinkBase} to={`/quotations/${into.id}`} sx={{ fontSize: 13.5 }}>
        {say('quotation.madeInto', { number: into.number })}
      </Link>
    )
  if (!mayWrite || document === 'proforma' || (state !== 'issued' && state !== 'accepted' && state !== 'lapsed')) return null
  return (
    <>
      {step.error !== null && <Failure error={step.error} />}
      <Button
        variant={state === 'accepted' ? 'contained' : 'outlined'}
        color={state === 'accepted' ? 'secondary' : 'primary'}
        startIcon={<FileCheck size={17} />}
        disabled={step.isBusy}
        onClick={() => void begin()}
      >
        {say('quotation.do.proforma')}
      </Button>
    </>
  )
}

/** What keeps it from going out, or is to be known before it does. */
function Notices({ quotation }: { quotation: QuotationDetail }) {
  const say = useMessages()
  const maySet = useMay('setting.write')
  const open = openPrices(quotation)
  return (
    <>
      {quotation.needs_approval && <Alert severity="warning">{say('quotation.hint.needsApproval')}</Alert>}
      {quotation.state === 'approved' && quotation.approved_by !== null && (
        <Alert severity="success">{say('quotation.hint.approvedBy', { name: quotation.approved_by.name })}</Alert>
      )}
      {open > 0 && <Alert severity="warning">{say('quotation.hint.openPrices', { count: open })}</Alert>}
      {!quotation.has_bank && (
        <Alert severity="info">
          {say('quotation.hint.noBank')}
          <Box>
            {maySet ? (
              <Link component={LinkBase} to="/settings/offers">
                {say('quotation.hint.setBank')}
              </Link>
            ) : (
              say('quotation.hint.askBank')
            )}
          </Box>
        </Alert>
      )}
    </>
  )
}

/** Costs that were reckoned for something else, and the word that they hold all the same. */
function OutdatedCosts({ quotation, isDirty, onChange }: StatePanelProps) {
  const say = useMessages()
  const figures = useFigures()
  const mayWrite = useMay('quotation.write')
  const { act, isBusy } = useQuotationAction(quotation.id, onChange)
  const { value, cost_sources: sources, version } = quotation
  return (
    <Alert severity="warning">
      {outdatedIn(quotation).map((name) => (
        <Box key={name}>
          {say('quotation.costs.outdated', {
            name: say(`quotation.fields.${name}`),
            sum: figures.dollars(value[name] ?? 0),
            count: sources[name]?.units ?? 0,
            port: sources[name]?.port ?? '',
          })}
        </Box>
      ))}
      <Box>{say('quotation.costs.seeTo')}</Box>
      {mayWrite && (
        <Button size="small" disabled={isDirty || isBusy} onClick={() => void act({ action: 'costs', body: { version } }, 'quotation.done.costsKept')}>
          {say('quotation.do.keepCosts')}
        </Button>
      )}
    </Alert>
  )
}

/** What whoever may write quotations does with one that is not closed. */
function WorkButtons({ quotation, isDirty, onChange }: StatePanelProps) {
  const say = useMessages()
  const mayApprove = useMay('quotation.approve')
  const { act, isBusy } = useQuotationAction(quotation.id, onChange)
  const { state, version } = quotation
  const isOff = isDirty || isBusy
  const decide = (isApproved: boolean) =>
    void act({ action: 'decision', body: { version, is_approved: isApproved } }, isApproved ? 'quotation.done.approved' : 'quotation.done.sentBack')
  return (
    <>
      {state === 'waiting' && mayApprove && (
        <>
          <Button variant="contained" startIcon={<Check size={17} />} disabled={isOff} onClick={() => decide(true)}>
            {say('quotation.do.approve')}
          </Button>
          <Button variant="outlined" startIcon={<Undo2 size={17} />} disabled={isOff} onClick={() => decide(false)}>
            {say('quotation.do.sendBack')}
          </Button>
        </>
      )}
      {state !== 'waiting' && quotation.needs_approval && (
        <Button
          variant="contained"
          disabled={isOff || openPrices(quotation) > 0 || outdatedIn(quotation).length > 0}
          onClick={() => void act({ action: 'approval', body: { version } }, 'quotation.done.approvalAsked')}
        >
          {say('quotation.do.askApproval')}
        </Button>
      )}
      {state !== 'waiting' && !quotation.needs_approval && <IssueButtons quotation={quotation} isOff={isOff} onChange={onChange} />}
      <WithdrawButton isBusy={isBusy} onConfirm={() => act({ action: 'withdraw', body: {} }, 'quotation.done.withdrawn')} />
    </>
  )
}

function IssueButtons({ quotation, isOff, onChange }: { quotation: QuotationDetail; isOff: boolean; onChange: OnChange }) {
  const say = useMessages()
  const [way, setWay] = useState<'mail' | 'link' | null>(null)
  const known = knownLink(quotation)
  const { buyer_mail: mail, is_changed: isChanged, state } = quotation
  const isReady = openPrices(quotation) === 0 && outdatedIn(quotation).length === 0
  // What the buyer has already may go out once more, but nothing asks for it.
  const isAgain = state === 'issued' && !isChanged
  return (
    <>
      {isAgain && <Box sx={NOTE}>{say('quotation.hint.unchanged')}</Box>}
      <Button
        variant={isAgain ? 'outlined' : 'contained'}
        color={isAgain ? 'primary' : 'secondary'}
        startIcon={<Send size={17} />}
        disabled={isOff || !isReady || mail === ''}
        onClick={() => setWay('mail')}
      >
        {say(isAgain ? 'quotation.do.mailAgain' : 'quotation.do.mail')}
      </Button>
      <Box sx={NOTE}>{mail === '' ? say('quotation.hint.noMail') : say('quotation.hint.mailTo', { mail })}</Box>
      {known === null ? (
        <Button variant="outlined" startIcon={<Link2 size={17} />} disabled={isOff || !isReady} onClick={() => setWay('link')}>
          {say('quotation.do.link')}
        </Button>
      ) : (
        // The buyer's link shows just what stands here: there is nothing to make anew.
        <CopyButton text={versionAddress(known)} label={say('quotation.copyLink')} isWide />
      )}
      {way !== null && <IssueDialog quotation={quotation} isMailed={way === 'mail'} onChange={onChange} onClose={() => setWay(null)} />}
    </>
  )
}

function WithdrawButton({ isBusy, onConfirm }: { isBusy: boolean; onConfirm: () => Promise<unknown> }) {
  const say = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {say('quotation.do.withdraw')}
      </Button>
      {isAsking && (
        <Confirm
          title={say('quotation.withdrawTitle')}
          text={say('quotation.withdrawText')}
          submit={say('quotation.do.withdraw')}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void onConfirm().then(() => setAsking(false))}
        />
      )}
    </>
  )
}

/** The version that says what stands here, where it is open to the buyer; null: there is none. */
function knownLink({ state, is_changed: isChanged, revision, versions }: QuotationDetail): QuotationVersion | null {
  return state === 'issued' && !isChanged ? (versions.find((version) => version.revision === revision) ?? null) : null
}

/** Prices that nobody has set yet, as it is stored. */
function openPrices({ value }: QuotationDetail): number {
  return value.lines.filter(({ unit_cents: cents }) => cents === null).length
}
