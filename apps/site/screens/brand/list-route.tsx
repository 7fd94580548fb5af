import { useTranslations } from 'use-intl'
import { listBrands } from '#core/domain/brand/index.ts'
import { brandTileView } from '#apps/site/brand/brand-tile-view.server.ts'
import { BrandIndex } from '#apps/site/brand/brand-index.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, Container, Heading } from '#apps/site/ui/index.ts'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import type { Route } from './+types/list-route.ts'

/** `/brand`, and `/mBrand` on phones (A–Z index of all brands). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const brands = await listBrands({ ctx, input: {} })
  return {
    title: t('brand.listTitle'),
    words: namedPageWords(locale, 'brand', [t('brand.metaDescription'), t('brand.listIntro')]),
    hasSample: brands.some((brand) => brand.is_sample),
    brands: brands.map((brand) => brandTileView(t, brand)),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words } = loaderData
  return pageMeta(matches, { title, words, canonical: '/brand' })
}

export default function BrandListScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.brands') }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{t('brand.listTitle')}</Heading>
        <p className="mt-3 text-muted">{t('brand.listIntro')}</p>
      </header>
      <BrandIndex brands={loaderData.brands} />
      {loaderData.hasSample ? (
        <div className="pt-10">
          <SampleNote />
        </div>
      ) : null}
    </Container>
  )
}
