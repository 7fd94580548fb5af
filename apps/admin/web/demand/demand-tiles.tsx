import type { Demand } from '#contract/demand.ts'
import { FigureTiles } from '#apps/admin/web/ui/figure-tiles.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

/** How much is searched for, and how much of it in vain. */
export function DemandTiles({ demand }: { demand: Demand }) {
  const say = useMessages()
  const { count, share } = useFigures()
  const { searches } = demand
  const ofSearches = (part: number) => say('demand.share', { percent: share(part, searches) })
  const tiles = [
    { label: say('demand.searches'), value: searches, note: undefined },
    { label: say('demand.words'), value: demand.words, note: undefined },
    { label: say('demand.nothingFound'), value: demand.nothing_found, note: ofSearches(demand.nothing_found) },
    { label: say('demand.nothingOpened'), value: demand.nothing_opened, note: ofSearches(demand.nothing_opened) },
    { label: say('demand.opened'), value: demand.opened, note: undefined },
  ]
  return <FigureTiles tiles={tiles.map((tile) => ({ ...tile, value: count(tile.value) }))} />
}
