import type { Dashboard } from '#contract/dashboard.ts'
import { STATUS_COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Bars } from './bars.tsx'
import { listAddress } from './list-address.ts'

/** How many leads stand where. */
export function StatusBars({ counts }: { counts: Dashboard['by_status'] }) {
  const say = useMessages()
  return (
    <Bars
      bars={counts.map(({ status, count }) => ({
        key: status,
        label: say(`status.${status}`),
        count,
        colour: STATUS_COLOURS[status].text,
        href: listAddress({ status: [status] }),
      }))}
    />
  )
}
