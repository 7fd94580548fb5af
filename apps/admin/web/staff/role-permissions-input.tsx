import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { PERMISSION_AREAS, withNeeded, without, type Permission, type PermissionArea } from '#contract/staff-values.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What a role may do in one part of the work. What a right needs is ticked with it; nobody gives a right that they do not have. */
export function RolePermissionsInput({ area }: { area: PermissionArea }) {
  const say = useMessages()
  const translate = useTranslate()
  const self = useSelf()
  const mayManage = useMay('staff.manage')
  const { field, fieldState } = useInput({ source: 'value.permissions' })
  const given = (field.value as Permission[] | undefined) ?? []
  const error = fieldState.error?.message
  return (
    <Panel title={say(`permissionArea.${area}`)}>
      <Box role="group" aria-label={say(`permissionArea.${area}`)} sx={{ display: 'grid' }}>
        {PERMISSION_AREAS[area].map((permission) => (
          <FormControlLabel
            key={permission}
            control={
              <Checkbox
                checked={given.includes(permission)}
                disabled={!mayManage || !(self?.permissions.includes(permission) ?? false)}
                onChange={(event) => field.onChange(event.target.checked ? withNeeded([...given, permission]) : without(given, permission))}
              />
            }
            label={say(`permission.${permission}`)}
          />
        ))}
      </Box>
      {error !== undefined && <FormHelperText error>{translate(error)}</FormHelperText>}
    </Panel>
  )
}
