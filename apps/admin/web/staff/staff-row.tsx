import { Box } from '@mui/material'
import type { StaffMember } from '#contract/staff.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StaffActions } from './staff-actions.tsx'
import { useRoleName } from './use-role-name.ts'

const STATE_COLOURS = {
  active: { text: COLOURS.success, ground: COLOURS.successSoft },
  invited: { text: COLOURS.warning, ground: COLOURS.warningSoft },
  disabled: { text: COLOURS.muted, ground: COLOURS.greySoft },
} as const

/** One person: name, role, how safe and how lately here. */
export function StaffRow({ member, mayManage, onChanged }: { member: StaffMember; mayManage: boolean; onChanged: () => void }) {
  const say = useMessages()
  const nameOf = useRoleName()
  const times = useTimes()
  const now = useNow()
  const isSelf = useSelf()?.id === member.id
  const { text, ground } = STATE_COLOURS[member.state]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr) 40px' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
        opacity: member.state === 'disabled' ? 0.75 : 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{member.name}</bdi>
          {isSelf && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              ({say('staff.you')})
            </Box>
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>{member.mail}</Box>
      </Box>
      <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <bdi>{member.roles.map(nameOf).join(', ')}</bdi>
        <Box component="span" sx={{ px: 0.75, borderRadius: '4px', bgcolor: ground, color: text, fontSize: 12.5, fontWeight: 600 }}>
          {say(`staff.state.${member.state}`)}
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, fontSize: 13, color: 'text.secondary' }}>
        <Box>
          {say('staff.secondFactor')}: {say(member.has_second_factor ? 'staff.secondFactorOn' : 'staff.secondFactorOff')}
        </Box>
        <Box>
          {member.state === 'invited' && member.link_until !== null
            ? say('staff.linkUntil', { time: times.short(member.link_until, now) })
            : `${say('staff.lastSeen')}: ${member.last_seen_at === null ? say('staff.never') : times.short(member.last_seen_at, now)}`}
        </Box>
      </Box>
      <Box sx={{ gridColumn: -2, gridRow: { xs: '1 / span 3', md: 'auto' }, alignSelf: { xs: 'start', md: 'center' } }}>
        {mayManage && !isSelf && <StaffActions member={member} onChanged={onChanged} />}
      </Box>
    </Box>
  )
}
