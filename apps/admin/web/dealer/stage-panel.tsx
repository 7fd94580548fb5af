import { Box, Button, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useGetList } from 'react-admin'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import type { Colleague } from '#contract/staff.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField, type Choice } from '#apps/admin/web/ui/select-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useDealerAction } from './use-dealer-action.ts'

const NOBODY = 'none'
/** As the contract has them: the applicant hears of these by mail. */
const TOLD: ReadonlySet<string> = new Set(['materials_requested', 'negotiation', 'approved', 'rejected', 'withdrawn'])

/** Stage and owner of an application. */
export function StagePanel({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  const mayWrite = useMay('dealer.write')
  return (
    <Panel title={say('enquiry.work')}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {mayWrite && dealer.next_stages.length > 0 && <MoveForm dealer={dealer} />}
        <Owner dealer={dealer} />
      </Box>
    </Panel>
  )
}

function MoveForm({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  const { act, isBusy } = useDealerAction(dealer)
  const [stage, setStage] = useState('')
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isTold = TOLD.has(stage)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const written = message.trim()
    setMissing(stage === 'materials_requested' && written === '')
    if (stage === '' || (stage === 'materials_requested' && written === '')) return
    await act({ action: 'stage', body: isTold && written !== '' ? { stage, message: written } : { stage } }, 'dealer.moved')
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <SelectField
        label={say('dealer.moveTo')}
        value={stage}
        isDisabled={isBusy}
        choices={dealer.next_stages.map((value) => ({ value, label: say(`dealerStage.${value}`) }))}
        onChange={setStage}
      />
      {isTold && (
        <TextField
          label={say('dealer.message')}
          helperText={isMissing ? say('dealer.messageMissing') : say('dealer.messageHelp')}
          error={isMissing}
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000, dir: 'auto', lang: dealer.locale } }}
        />
      )}
      {stage !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say(isTold ? 'dealer.told' : 'dealer.untold')}</Box>}
      <Button type="submit" variant="contained" disabled={isBusy || stage === ''} sx={{ justifySelf: 'start' }}>
        {say('dealer.move')}
      </Button>
    </Box>
  )
}

function Owner({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  const self = useSelf()
  const mayWrite = useMay('dealer.write')
  const mayAssign = useMay('dealer.assign')
  const { act, isBusy } = useDealerAction(dealer)
  const owners = useOwnerChoices(dealer)
  return (
    <>
      <SelectField
        label={say('enquiry.owner')}
        value={dealer.owner === null ? NOBODY : String(dealer.owner.id)}
        isDisabled={!mayAssign || isBusy}
        choices={owners}
        onChange={(owner) => void act({ action: 'owner', body: { owner_id: owner === NOBODY ? null : Number(owner) } }, 'enquiry.saved')}
      />
      {mayWrite && dealer.owner === null && self !== null && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void act({ action: 'owner', body: { owner_id: self.id } }, 'enquiry.saved')}>
          {say('enquiry.take')}
        </Button>
      )}
    </>
  )
}

// Somebody who left stays visible as the owner of what they had, but cannot be chosen anew.
function useOwnerChoices({ owner }: DealerDetail): readonly Choice[] {
  const say = useMessages()
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues', { pagination: { page: 1, perPage: 500 } })
  const active = colleagues.filter((colleague) => colleague.is_active).map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = owner === null || active.some((choice) => choice.value === String(owner.id))
  const former = isListed || owner === null ? [] : [{ value: String(owner.id), label: say('enquiry.former', { name: owner.name }) }]
  return [{ value: NOBODY, label: say('enquiry.unassign') }, ...active, ...former]
}
