import { clsx } from 'clsx'
import { Anchor, VehiclePicture } from '#apps/site/ui/index.ts'
import type { TileView } from './type-tiles.ts'

/** Types with their drawing: the quickest way into the list. */
export function TypeTiles({ tiles }: { tiles: readonly TileView[] }) {
  return (
    <ul className={clsx('type-tiles grid grid-cols-2 gap-3 desktop:gap-4', tiles.length === 5 ? 'desktop:grid-cols-5' : 'desktop:grid-cols-4')}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Anchor href={tile.href} className="flex h-full flex-col rounded-sm border border-line bg-surface p-4 transition-colors hover:border-ink">
            <VehiclePicture drawing={tile.drawing} alt={null} hasFigures={tile.href.startsWith('/carFittings')} className="mx-auto mb-3 w-[88%]" />
            <span className="mt-auto block leading-snug font-semibold text-balance">{tile.label}</span>
            <span className="block text-sm leading-snug text-muted">{tile.countText}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
