import { Box } from '@mui/material'
import type { Dashboard } from '#contract/dashboard.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const HEIGHT = 132
const LABEL_EVERY = 3

/** Leads of each day as columns; each says its day and count to a pointer and to a screen reader. */
export function DayChart({ days }: { days: Dashboard['by_day'] }) {
  const say = useMessages()
  const times = useTimes()
  const largest = Math.max(1, ...days.map((entry) => entry.count))
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', gap: { xs: '3px', sm: '6px' }, alignItems: 'flex-end' }}>
      {days.map(({ day, count }, index) => {
        const isToday = index === days.length - 1
        const isLabelled = (days.length - 1 - index) % LABEL_EVERY === 0
        const text = say('overview.dayCount', { day: times.day(day), count })
        return (
          <Box
            component="li"
            key={day}
            title={text}
            aria-label={text}
            sx={{ flex: 1, minWidth: 0, fontSize: 12, color: 'text.secondary', textAlign: 'center' }}
          >
            <Box aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', visibility: count > 0 ? 'visible' : 'hidden' }}>
              {count}
            </Box>
            <Box
              aria-hidden
              sx={{
                height: Math.max(2, (count / largest) * HEIGHT),
                borderRadius: '3px 3px 0 0',
                bgcolor: count === 0 ? COLOURS.line : isToday ? COLOURS.accent : COLOURS.inkSoft,
              }}
            />
            <Box
              aria-hidden
              sx={{ mt: 0.75, height: 18, display: 'flex', justifyContent: isToday ? 'flex-end' : 'center', whiteSpace: 'nowrap', overflow: 'visible' }}
            >
              {isLabelled ? <span>{times.day(day)}</span> : null}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
