import { Box, Button, Link } from '@mui/material'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkBase, useGetList } from 'react-admin'
import type { Role } from '#contract/staff.ts'
import { PERMISSION_AREAS, type Permission, type PermissionArea } from '#contract/staff-values.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StaffTabs } from './staff-tabs.tsx'
import { useRoleName } from './use-role-name.ts'

/** Which role may do what: a line for each right, a column for each role. */
export default function RolesPage() {
  const say = useMessages()
  const mayManage = useMay('staff.manage')
  const { data, error, refetch } = useGetList<Role>('roles', { pagination: { page: 1, perPage: 500 } })
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/staff/roles/create">
      {say('roles.add')}
    </Button>
  )
  if (data === undefined && error === null) return <Loading />
  return (
    <Page title={say('roles.title')} actions={mayManage ? add : undefined} width={1180}>
      <StaffTabs tab="roles" />
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{say('roles.lead')}</Box>
      {data === undefined ? <Failure error={error} onRetry={() => void refetch()} /> : <Matrix roles={data} />}
    </Page>
  )
}

function Matrix({ roles }: { roles: readonly Role[] }) {
  const say = useMessages()
  const nameOf = useRoleName()
  const sayValue = useDataMessages()
  const languages = (role: Role) => role.value.languages?.map((code) => sayValue('language', code)).join(', ') ?? say('roles.allLanguages')
  return (
    <Box
      sx={{ overflowX: 'auto', bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px' }}
      tabIndex={0}
      role="region"
      aria-label={say('roles.title')}
    >
      <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: '100%', fontSize: 13.5 }}>
        <thead>
          <tr>
            <Head isFirst>{say('roles.right')}</Head>
            {roles.map((role) => (
              <Head key={role.id}>
                <Link component={LinkBase} to={`/staff/roles/${role.id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <bdi>{nameOf({ role_key: role.role_key, ...role.value })}</bdi>
                </Link>
                <Box sx={{ color: 'text.secondary', fontSize: 12.5, fontWeight: 400 }}>{say('staff.count', { count: role.people })}</Box>
              </Head>
            ))}
          </tr>
        </thead>
        {(Object.keys(PERMISSION_AREAS) as PermissionArea[]).map((area) => (
          <tbody key={area}>
            <tr>
              <Box component="th" scope="rowgroup" colSpan={roles.length + 1} sx={AREA}>
                <Box component="span" sx={{ position: 'sticky', left: 12 }}>
                  {say(`permissionArea.${area}`)}
                </Box>
              </Box>
            </tr>
            {PERMISSION_AREAS[area].map((permission) => (
              <tr key={permission}>
                <RowHead>{say(`permission.${permission}`)}</RowHead>
                {roles.map((role) => (
                  <Cell key={role.id} has={role.value.permissions.includes(permission as Permission)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr>
            <RowHead>{say('roles.languages')}</RowHead>
            {roles.map((role) => (
              <Box component="td" key={role.id} sx={{ ...CELL, fontSize: 12.5 }}>
                {languages(role)}
              </Box>
            ))}
          </tr>
        </tbody>
      </Box>
    </Box>
  )
}

const EDGE = `1px solid ${COLOURS.line}`
const CELL = { borderTop: EDGE, px: 1.5, py: 1, textAlign: 'center', minWidth: 104, maxWidth: 160 } as const
const STICKY = {
  position: 'sticky',
  left: 0,
  bgcolor: COLOURS.paper,
  zIndex: 1,
  textAlign: 'start',
  px: 1.5,
  width: { xs: 172, md: 360 },
  minWidth: { xs: 172, md: 360 },
} as const
const AREA = { borderTop: EDGE, bgcolor: COLOURS.sunken, textAlign: 'start', px: 1.5, py: 0.75, fontWeight: 600, fontSize: 13 } as const

function Head({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  return (
    <Box component="th" scope="col" sx={isFirst ? { ...STICKY, py: 1.25 } : { ...CELL, borderTop: 0, py: 1.25, verticalAlign: 'top' }}>
      {children}
    </Box>
  )
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <Box component="th" scope="row" sx={{ ...STICKY, borderTop: EDGE, py: 1, fontWeight: 400 }}>
      {children}
    </Box>
  )
}

function Cell({ has }: { has: boolean }) {
  const say = useMessages()
  return (
    <Box component="td" sx={CELL}>
      <Box component="span" role="img" aria-label={say(has ? 'roles.yes' : 'roles.no')} sx={{ color: has ? COLOURS.success : COLOURS.lineStrong }}>
        {has ? <Check size={18} /> : '–'}
      </Box>
    </Box>
  )
}
