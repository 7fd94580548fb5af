import { IconButton, Menu, MenuItem } from '@mui/material'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Invitation, StaffLink, StaffMember } from '#contract/staff.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DisableDialog } from './disable-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Open = 'menu' | 'role' | 'link' | 'disable' | 'withdraw' | null

/** What may be done with somebody's account. */
export function StaffActions({ member, onChanged }: { member: StaffMember; onChanged: () => void }) {
  const say = useMessages()
  const { name } = member
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const [link, setLink] = useState<StaffLink | null>(null)
  const notify = useNotify()
  const close = () => setOpen(null)
  const { run, isBusy } = useStaffCall({
    onDone: () => {
      close()
      onChanged()
    },
  })
  const renew = () => run(async () => setLink(await request<StaffLink>(`/staff/${member.id}/link`, { body: {} })))
  const inviteAgain = () =>
    run(async () => {
      const { link: made } = await request<Invitation>(`/staff/${member.id}/invite`, { body: {} })
      setLink(made)
      if (made === null) notify(say('staff.inviteSent', { mail: member.mail }), { type: 'success' })
    })
  return (
    <>
      <IconButton
        aria-label={say('staff.actions', { name })}
        aria-haspopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpen('menu')
        }}
      >
        <EllipsisVertical size={19} />
      </IconButton>
      <Menu open={open === 'menu'} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={() => setOpen('role')}>{say('staff.changeRole')}</MenuItem>
        {member.state === 'invited' && <MenuItem onClick={inviteAgain}>{say('staff.inviteAgain')}</MenuItem>}
        {member.state === 'invited' && <MenuItem onClick={() => setOpen('withdraw')}>{say('staff.withdraw')}</MenuItem>}
        {member.state === 'active' && <MenuItem onClick={() => setOpen('link')}>{say('staff.newLink')}</MenuItem>}
        {member.state !== 'disabled' && <MenuItem onClick={() => setOpen('disable')}>{say('staff.disable')}</MenuItem>}
        {member.state === 'disabled' && (
          <MenuItem onClick={() => run(() => request(`/staff/${member.id}/enable`, { body: {} }), say('staff.enabled', { name }))}>
            {say('staff.enable')}
          </MenuItem>
        )}
      </Menu>
      {open === 'role' && (
        <RoleDialog
          member={member}
          isBusy={isBusy}
          onClose={close}
          onChoose={(body) => run(() => request(`/staff/${member.id}/role`, { body }), say('staff.roleChanged'))}
        />
      )}
      {open === 'link' && (
        <Confirm
          title={say('staff.confirmLinkTitle', { name })}
          text={say('staff.confirmLinkText')}
          submit={say('staff.newLink')}
          isBusy={isBusy}
          onClose={close}
          onConfirm={renew}
        />
      )}
      {open === 'disable' && (
        <DisableDialog
          member={member}
          isBusy={isBusy}
          onClose={close}
          onConfirm={(body) => run(() => request(`/staff/${member.id}/disable`, { body }), say('staff.disabled', { name }))}
        />
      )}
      {open === 'withdraw' && (
        <Confirm
          title={say('staff.confirmWithdrawTitle', { name })}
          text={say('staff.confirmWithdrawText')}
          submit={say('staff.withdraw')}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => run(() => request(`/staff/${member.id}/withdraw`, { body: {} }), say('staff.withdrawn', { name }), 'staff.wasHere')}
        />
      )}
      {link !== null && <LinkDialog name={name} link={link} onClose={() => setLink(null)} />}
    </>
  )
}

function useStaffCall({ onDone }: { onDone: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>, done?: string, conflict: MessageKey = 'staff.lastOwner') => {
    setBusy(true)
    work()
      .then(() => {
        if (done !== undefined) notify(done, { type: 'success' })
        onDone()
      })
      .catch((error: unknown) => notify(failureIn(error).key === 'conflict' ? say(conflict) : textOf(error), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  return { run, isBusy }
}
