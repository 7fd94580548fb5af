import { useTranslations } from 'use-intl'
import { Anchor, Heading } from '#apps/site/ui/index.ts'
import { BrandTile } from './brand-tile.tsx'
import type { BrandTileView } from './brand-tile-view.ts'
import { groupBrands } from './group-brands.ts'

/** All brands in their two groups with letters to jump by; plain links, so that it works without script. */
export function BrandIndex({ brands }: { brands: readonly BrandTileView[] }) {
  const t = useTranslations('products')
  const passenger = brands.filter((brand) => brand.type === 1)
  const commercial = brands.filter((brand) => brand.type === 2)
  return (
    <div className="grid gap-section">
      <IndexOf id="passenger" title={t('passengerBrands')} label={t('brandsByLetter')} brands={passenger} />
      <IndexOf id="commercial" title={t('commercialBrands')} label={t('brandsByLetter')} brands={commercial} />
    </div>
  )
}

function IndexOf({ id, title, label, brands }: { id: string; title: string; label: string; brands: readonly BrandTileView[] }) {
  const t = useTranslations('common')
  if (brands.length === 0) return null
  const groups = groupBrands(brands)
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <nav aria-label={t('labelled', { label: title, value: label })} className="mt-4 flex flex-wrap gap-1 border-b border-line pb-4">
        {groups.map((group) => (
          <Anchor
            key={group.letter}
            href={`#${id}-${group.letter}`}
            className="grid size-tap place-items-center rounded-sm text-sm font-semibold transition-colors hover:bg-sunken desktop:size-9"
          >
            {group.letter}
          </Anchor>
        ))}
      </nav>
      <div className="grid gap-6 pt-6">
        {groups.map((group) => (
          <div key={group.letter} id={`${id}-${group.letter}`} className="grid gap-3 desktop:grid-cols-[64px_minmax(0,1fr)]">
            <h3 className="pt-2 text-heading font-semibold text-muted">{group.letter}</h3>
            <ul className="grid grid-cols-2 gap-3 wide:grid-cols-3 full:grid-cols-4">
              {group.brands.map((brand) => (
                <BrandTile key={brand.sign} brand={brand} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
