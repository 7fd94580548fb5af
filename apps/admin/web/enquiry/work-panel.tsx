import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Colleague } from '#contract/staff.ts'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '#contract/enquiry-values.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField, type Choice } from '#apps/admin/web/ui/select-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { Routed } from '#contract/routing.ts'
import { useRoutedText } from '#apps/admin/web/ui/use-routed-text.ts'
import { lacksNextStep } from '#apps/admin/web/pipeline/next-step.tsx'
import { needsWords, StageDialog, type StageWords } from '#apps/admin/web/pipeline/stage-dialog.tsx'
import { useOfferNext } from '#apps/admin/web/pipeline/use-offer-next.tsx'
import { useStages } from '#apps/admin/web/pipeline/use-stages.ts'
import { useEnquiryAction, type Act } from './use-enquiry-action.ts'

const NOBODY = 'none'

/** State and owner of a lead. */
export function WorkPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const self = useSelf()
  const mayWrite = useMay('enquiry.write')
  const mayAssign = useMay('enquiry.assign')
  const { act, isBusy } = useEnquiryAction(enquiry)
  const { choose, correct, dialogs } = useStageChoice(enquiry, act, isBusy)
  const { open, barred } = useStages()(enquiry)
  const { choices: owners, isGone } = useOwnerChoices(enquiry)
  // Nobody has it, or somebody who does not answer leads any more.
  const isFree = enquiry.owner === null || isGone
  const routedText = useRoutedText()
  const routed = enquiry.events.findLast(({ kind }) => kind === 'routed' || kind === 'owner_changed')
  return (
    <Panel title={say('enquiry.work')}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <SelectField
          label={say('enquiry.status')}
          value={enquiry.status}
          isDisabled={!mayWrite || isBusy}
          choices={ENQUIRY_STATUSES.filter((value) => value === enquiry.status || open.includes(value)).map((value) => ({
            value,
            label: say(`status.${value}`),
          }))}
          onChange={(status) => choose(status as EnquiryStatus)}
        />
        {enquiry.status === 'lost' && <Loss enquiry={enquiry} onCorrect={mayWrite && !isBusy ? correct : undefined} />}
        {mayWrite && barred.length > 0 && (
          <Box component="details" sx={{ fontSize: 13, color: 'text.secondary', mt: -1 }}>
            <Box component="summary" sx={{ cursor: 'pointer' }}>
              {say('pipeline.notNow')}
            </Box>
            {barred.map(({ status, bar }) => (
              <div key={status}>{say(`pipeline.bar.${bar}`, { stage: say(`status.${status}`) })}</div>
            ))}
          </Box>
        )}
        <SelectField
          label={say('enquiry.owner')}
          value={enquiry.owner === null ? NOBODY : String(enquiry.owner.id)}
          isDisabled={!mayAssign || isBusy}
          choices={owners}
          onChange={(owner) => void act({ action: 'owner', body: { owner_id: owner === NOBODY ? null : Number(owner) } }, 'enquiry.saved')}
        />
        {routed?.kind === 'routed' && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{routedText(routed.detail as Routed)}</Box>}
        {isGone && enquiry.owner !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('enquiry.takeFrom', { name: enquiry.owner.name })}</Box>
        )}
        {mayWrite && isFree && self !== null && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void act({ action: 'owner', body: { owner_id: self.id } }, 'enquiry.saved')}>
            {say('enquiry.take')}
          </Button>
        )}
      </Box>
      {dialogs}
    </Panel>
  )
}

/** Why it was lost, which may be said later or put right. */
function Loss({ enquiry: { loss_reason: reason, loss_note: note }, onCorrect }: { enquiry: EnquiryDetail; onCorrect: (() => void) | undefined }) {
  const say = useMessages()
  return (
    <Box sx={{ fontSize: 13.5, mt: -1 }}>
      {reason !== null && say('enquiry.lost', { reason: say(`pipeline.loss.${reason}`) })}
      {note !== null && (
        <Box dir="auto" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Box>
      )}
      {onCorrect !== undefined && (
        <Button size="small" onClick={onCorrect} sx={{ display: 'block', ml: -0.5 }}>
          {say(reason === null ? 'enquiry.sayWhyLost' : 'enquiry.correctLoss')}
        </Button>
      )}
    </Box>
  )
}

// Asks what has to be said with a step, and offers to name what comes next.
function useStageChoice(enquiry: EnquiryDetail, act: Act, isBusy: boolean) {
  const say = useMessages()
  const next = useOfferNext()
  const [asked, setAsked] = useState<{ from: EnquiryStatus; to: EnquiryStatus } | null>(null)
  const { status: from, loss_reason: reason, loss_note: note } = enquiry
  const said = from === 'lost' ? { reason: reason ?? '', note: note ?? '' } : undefined
  const send = async (status: EnquiryStatus, words: StageWords) => {
    if (!(await act({ action: 'status', body: { from, status, ...words } }, null))) return
    setAsked(null)
    next.tell(say('enquiry.saved'), lacksNextStep({ ...enquiry, status }) ? enquiry : null)
  }
  const choose = (status: EnquiryStatus) => {
    if (status === from) return
    if (needsWords(enquiry, status)) setAsked({ from, to: status })
    else void send(status, {})
  }
  const dialogs = (
    <>
      {next.dialog}
      {/* Of a lead that somebody else has moved meanwhile nothing is asked any more. */}
      {asked !== null && asked.from === from && (
        <StageDialog
          name={enquiry.name}
          to={asked.to}
          said={asked.to === 'lost' ? said : undefined}
          isBusy={isBusy}
          onSubmit={(words) => void send(asked.to, words)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
  return { choose, correct: () => setAsked({ from, to: 'lost' }), dialogs }
}

// Somebody who left stays visible as the owner of what they had, but cannot be chosen anew.
function useOwnerChoices(enquiry: EnquiryDetail): { choices: readonly Choice[]; isGone: boolean } {
  const say = useMessages()
  const { data: colleagues } = useGetList<Colleague>('colleagues', { pagination: { page: 1, perPage: 500 } })
  const active = (colleagues ?? []).filter((colleague) => colleague.may_own_enquiries).map(({ id, name }) => ({ value: String(id), label: name }))
  const { owner } = enquiry
  const isListed = owner === null || active.some((choice) => choice.value === String(owner.id))
  const former = isListed || owner === null ? [] : [{ value: String(owner.id), label: say('enquiry.former', { name: owner.name }) }]
  const choices = [{ value: NOBODY, label: say('enquiry.unassign') }, ...active, ...former]
  return { choices, isGone: colleagues !== undefined && former.length > 0 }
}
