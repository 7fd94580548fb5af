import { useState } from 'react'
import type { HandOverTo, StaffMember } from '#contract/staff.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { LeadsLeft, useHandOver, useLeadsLeft } from './leads-left.tsx'

type DisableDialogProps = { member: StaffMember; isBusy: boolean; onConfirm: (body: { hand_over?: HandOverTo }) => void; onClose: () => void }

/** Shuts somebody out, and says what becomes of their open leads. */
export function DisableDialog({ member, isBusy, onConfirm, onClose }: DisableDialogProps) {
  const say = useMessages()
  const leads = useLeadsLeft(`staff/${member.id}`)
  const [to, setTo] = useState<HandOverTo>('rules')
  const body = useHandOver(leads, to)
  return (
    <Confirm
      title={say('staff.confirmDisableTitle', { name: member.name })}
      text={say('staff.confirmDisableText')}
      submit={say('staff.disable')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => onConfirm(body)}
    >
      {leads !== null && <LeadsLeft leads={leads} leaverId={member.id} value={to} onChange={setTo} />}
    </Confirm>
  )
}
