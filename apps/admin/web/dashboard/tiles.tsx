import type { Dashboard } from '#contract/dashboard.ts'
import { OPEN_STATUSES } from '#contract/pipeline-values.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { FigureTiles, type FigureTile } from '#apps/admin/web/ui/figure-tiles.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { listAddress } from './list-address.ts'

/** The five figures that decide what to do next. */
export function Tiles({ board }: { board: Dashboard }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const oldest = board.oldest_waiting_at === null ? say('overview.nobodyWaits') : say('overview.oldest', { age: times.age(board.oldest_waiting_at, now) })
  const waits = board.overdue > 0 ? say('overview.overdue', { count: board.overdue }) : oldest
  const median = board.median_response_minutes
  const tiles: FigureTile[] = [
    {
      label: say('overview.waiting'),
      value: String(board.waiting),
      note: waits,
      href: listAddress({ reply: board.overdue > 0 ? 'overdue' : 'waiting' }),
      isUrgent: board.waiting > 0,
    },
    { label: say('overview.today'), value: String(board.new_today) },
    { label: say('overview.unowned'), value: String(board.unowned), href: listAddress({ owner: ['none'], status: OPEN_STATUSES }) },
    { label: say('overview.mine'), value: String(board.mine_open), href: listAddress({ owner: ['me'], status: OPEN_STATUSES }) },
    {
      label: say('overview.median'),
      value: median === null ? '–' : times.minutes(median),
      note: say(median === null ? 'overview.noMedian' : 'overview.medianHelp'),
    },
  ]
  return <FigureTiles tiles={tiles} />
}
