import { Alert, Box, Button } from '@mui/material'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, TextInput, useNavigate, useNotify } from 'react-admin'
import type { HandOverTo, Role, RoleValue } from '#contract/staff.ts'
import { useWatch } from 'react-hook-form'
import { PERMISSION_AREAS, ROLE_KEYS, type PermissionArea } from '#contract/staff-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LeadsLeft, useLeadsLeft } from './leads-left.tsx'
import { RoleLanguagesInput } from './role-languages-input.tsx'
import { RolePermissionsInput } from './role-permissions-input.tsx'
import { useRoleFields } from './use-role-fields.ts'
import { useRoleName } from './use-role-name.ts'

const NEW: Omit<Role, 'id'> = { role_key: '', version: 0, people: 0, value: { name_en: '', name_zh: '', permissions: [], languages: null } }

/** One role: what it is called, what it may do and in which languages. */
export default function RolePage() {
  return (
    <AddressedRecord<Role> resource="role" fresh={NEW}>
      {(id, stored) => <RoleForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function RoleForm({ id, stored }: { id: number | null; stored: Omit<Role, 'id'> }) {
  const say = useMessages()
  const navigate = useNavigate()
  const nameOf = useRoleName()
  const mayManage = useMay('staff.manage')
  const { labelOf, textOf } = useRoleFields()
  const isOwner = stored.role_key === 'owner'
  const isShipped = ROLE_KEYS.some((key) => key === stored.role_key)
  const [to, setTo] = useState<HandOverTo>('rules')
  const handOver = useMay('enquiry.assign') && id !== null ? { hand_over: to } : {}
  const actions = (
    <>
      {id !== null && mayManage && !isShipped && stored.people === 0 && <Remove id={id} name={nameOf({ role_key: '', ...stored.value })} />}
      <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/staff/roles">
        {say('roles.title')}
      </Button>
    </>
  )
  return (
    <Page title={id === null ? say('roles.add') : nameOf({ role_key: stored.role_key, ...stored.value })} width={820} actions={actions}>
      <Box component="fieldset" disabled={!mayManage} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <EditForm
          resource="role"
          id={id}
          stored={stored}
          labelOf={labelOf}
          textOf={textOf}
          beside={handOver}
          onSaved={() => {
            if (id === null) navigate('/staff/roles', { replace: true })
          }}
        >
          <Alert severity="info">{say(isOwner ? 'roles.ownerLead' : 'roles.formLead')}</Alert>
          <Panel title={say('roles.name')}>
            <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {(['name_en', 'name_zh'] as const).map((name) => (
                <NameInput key={name} name={name} isShipped={isShipped} />
              ))}
            </Box>
          </Panel>
          {!isOwner && (
            <>
              {(Object.keys(PERMISSION_AREAS) as PermissionArea[]).map((area) => (
                <RolePermissionsInput key={area} area={area} />
              ))}
              <RoleLanguagesInput />
            </>
          )}
          {id !== null && stored.people > 0 && stored.value.permissions.includes('enquiry.write') && <RoleLeadsLeft id={id} to={to} onChange={setTo} />}
          {id !== null && mayManage && <Revisions of={`roles/${id}`} labelOf={labelOf} textOf={textOf} mayEdit />}
        </EditForm>
      </Box>
    </Page>
  )
}

/** Where the people of the role lose the right to answer leads: what becomes of those they have. The server hands over nothing otherwise. */
function RoleLeadsLeft({ id, to, onChange }: { id: number; to: HandOverTo; onChange: (to: HandOverTo) => void }) {
  const permissions = useWatch<{ value: RoleValue }, 'value.permissions'>({ name: 'value.permissions' })
  const leads = useLeadsLeft(permissions.includes('enquiry.write') ? null : `roles/${id}`)
  return leads === null ? null : <LeadsLeft leads={leads} value={to} onChange={onChange} />
}

function NameInput({ name, isShipped }: { name: keyof Pick<RoleValue, 'name_en' | 'name_zh'>; isShipped: boolean }) {
  const say = useMessages()
  return (
    <TextInput
      source={`value.${name}`}
      label={say(`roles.fields.${name}`)}
      parse={(text: string | null) => text ?? ''}
      helperText={isShipped ? say('roles.nameHelp') : false}
      variant="outlined"
      fullWidth
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  )
}

function Remove({ id, name }: { id: number; name: string }) {
  const say = useMessages()
  const navigate = useNavigate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await request(`/roles/${id}/delete`, { body: {} })
      navigate('/staff/roles', { replace: true })
    } catch (error) {
      notify(failureIn(error).key === 'conflict' ? say('roles.inUse') : failureText(error), { type: 'error' })
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button color="error" startIcon={<Trash2 size={17} />} onClick={() => setAsking(true)}>
        {say('roles.remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={say('roles.removeTitle', { name })}
          text={say('roles.removeText')}
          submit={say('roles.remove')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
