import { Anchor, BrandMark } from '#apps/site/ui/index.ts'
import type { BrandTileView } from './brand-tile-view.ts'

/** A brand's tile: its picture or monogram, name and the number of versions. */
export function BrandTile({ brand }: { brand: BrandTileView }) {
  return (
    <li>
      <Anchor
        href={`/brand/${brand.sign}`}
        className="group flex h-full items-center gap-2.5 rounded-sm border border-line bg-surface p-2.5 desktop:gap-3 desktop:p-3 transition-colors hover:border-ink"
      >
        {brand.picture === null ? (
          <BrandMark brandSign={brand.sign} brandName={brand.name} size="sm" />
        ) : (
          <img src={brand.picture} alt="" width={40} height={40} loading="lazy" decoding="async" className="size-10 flex-none object-contain" />
        )}
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">
            <bdi>{brand.name}</bdi>
          </span>
          <span className="block text-sm leading-snug text-muted">{brand.countText}</span>
        </span>
      </Anchor>
    </li>
  )
}
