import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material'
import { useGetList } from 'react-admin'
import type { Role } from '#contract/staff.ts'
import { PERMISSION_AREAS, type PermissionArea } from '#contract/staff-values.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useRoleName } from './use-role-name.ts'

type RoleFieldProps = { value: string; onChange: (role: string) => void }

/** The roles with what each may do. Those with rights that the chooser does not have cannot be chosen. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const say = useMessages()
  const nameOf = useRoleName()
  const helpOf = useRoleHelp()
  const self = useSelf()
  const { data = [] } = useGetList<Role>('roles', { pagination: { page: 1, perPage: 500 } })
  const mayGive = ({ value: { permissions, languages } }: Role) =>
    self !== null &&
    permissions.every((permission) => self.permissions.includes(permission)) &&
    (self.languages === null || (languages?.every((code) => self.languages?.includes(code)) ?? false))
  return (
    <>
      <RadioGroup aria-label={say('staff.role')} value={value} onChange={(event) => onChange(event.target.value)}>
        {data.map((role) => (
          <FormControlLabel
            key={role.id}
            value={role.role_key}
            disabled={!mayGive(role)}
            control={<Radio size="small" sx={{ alignSelf: 'flex-start', py: 0.5 }} />}
            sx={{ alignItems: 'flex-start', mb: 1 }}
            label={
              <Box sx={{ pt: '3px' }}>
                <Box>
                  <bdi>{nameOf({ role_key: role.role_key, ...role.value })}</bdi>
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{helpOf(role)}</Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {!data.every(mayGive) && <FormHelperText sx={{ mx: 0 }}>{say('staff.roleTooMuch')}</FormHelperText>}
    </>
  )
}

/** A line about a role: of a shipped one what it is for, of others the parts of the work that it has a hand in. */
function useRoleHelp(): (role: Role) => string {
  const say = useMessages()
  const sayValue = useDataMessages()
  return ({ role_key: key, version, value }) => {
    if (version === 1 && (key === 'owner' || key === 'sales_manager' || key === 'sales' || key === 'content')) return say(`roleHelp.${key}`)
    if (key === 'owner') return say('roleHelp.owner')
    const areas = (Object.keys(PERMISSION_AREAS) as PermissionArea[]).filter((area) =>
      PERMISSION_AREAS[area].some((permission) => value.permissions.includes(permission)),
    )
    const languages = value.languages?.map((code) => sayValue('language', code)) ?? []
    return [...areas.map((area) => say(`permissionArea.${area}`)), ...languages].join(', ')
  }
}
