import { useTranslations } from 'use-intl'
import { listBrands } from '#core/domain/brand/index.ts'
import { countCarsByBody, listAutoTypes } from '#core/domain/car/index.ts'
import { BrandIndex } from '#apps/site/brand/brand-index.tsx'
import { brandTileView } from '#apps/site/brand/brand-tile-view.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { ButtonLink, Container, Heading, IconArrowEnd } from '#apps/site/ui/index.ts'
import { TypeTiles } from '#apps/site/auto-type/type-tiles.tsx'
import { typeTiles, workTiles } from '#apps/site/auto-type/type-tiles.server.ts'
import type { TileView } from '#apps/site/auto-type/type-tiles.ts'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import type { Route } from './+types/route.ts'

/** `/menuCar` and, for phones, `/mProducts`: the products panel as a page of its own, without script. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, t } = site
  const [brands, types, bodies] = await Promise.all([listBrands({ ctx, input: {} }), listAutoTypes({ ctx }), countCarsByBody({ ctx })])
  return {
    title: t('products.title'),
    finderText: t('finder.title'),
    hasSample: brands.some((brand) => brand.is_sample),
    brands: brands.map((brand) => brandTileView(t, brand)),
    types: typeTiles(t, types),
    work: { title: t('category.2'), tiles: workTiles(t, bodies) },
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title } = loaderData
  return pageMeta(matches, { title, canonical: '/menuCar', isIndexed: false })
}

export default function ProductsScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('products')
  const { types, work, brands, finderText } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Heading level={1} className="pt-6 pb-8 desktop:pt-10">
        {t('title')}
      </Heading>
      <div className="grid gap-section">
        <TypeGroup title={t('autoType')} tiles={types.filter((tile) => tile.group === 'auto_type')} />
        <TypeGroup title={work.title} tiles={work.tiles} />
        <TypeGroup title={t('fuelType')} tiles={types.filter((tile) => tile.group === 'fuel_type')} />
        <TypeGroup title={t('otherType')} tiles={types.filter((tile) => tile.group === 'other_type')} />
        <BrandIndex brands={brands} />
        {loaderData.hasSample ? <SampleNote /> : null}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/menuCar/helper" variant="fill" iconEnd={IconArrowEnd} mirrorIcon>
            {finderText}
          </ButtonLink>
          <ButtonLink href="/autoChina" variant="secondary" iconEnd={IconArrowEnd} mirrorIcon>
            {t('exploreAutoChina')}
          </ButtonLink>
        </p>
      </div>
    </Container>
  )
}

function TypeGroup({ title, tiles }: { title: string; tiles: readonly TileView[] }) {
  if (tiles.length === 0) return null
  return (
    <section>
      <Heading level={2} className="mb-4">
        {title}
      </Heading>
      <TypeTiles tiles={tiles} />
    </section>
  )
}
