import { useTranslations } from 'use-intl'
import { searchCatalogue } from '#core/domain/search/index.ts'
import { searchInputSchema } from '#contract/search.ts'
import { BrandTile } from '#apps/site/brand/brand-tile.tsx'
import { brandTileView } from '#apps/site/brand/brand-tile-view.server.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Button, ButtonLink, Container, EmptyState, Heading, IconSearch, Notice, Pagination, TextInput, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { carPageView } from '#apps/site/vehicle/car-card-view.server.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import type { Route } from './+types/route.ts'

/** `/searchsite?word=`: brands and cars that a word finds; nothing found invites an enquiry. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  site.tag('car', 'brand')
  const query = searchInputSchema.safeParse({
    word: (site.url.searchParams.get('word') ?? '').slice(0, 100),
    page: site.url.searchParams.get('page') ?? undefined,
  })
  const input = query.success ? query.data : { word: '', page: 1 }
  const found = await searchCatalogue({ ctx, input })
  return {
    title: t('search.title'),

    word: found.word,
    brands: found.brands.map((brand) => brandTileView(t, brand)),
    page: carPageView({ t, locale }, found.cars),
    totalText: t('list.count', { count: found.cars.total }),
    hasSample: found.cars.list.some((card) => card.is_sample),
    remark: found.word === '' ? '' : t('car.remarkTemplate', { car: found.word }),
  }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title } = loaderData
  return pageMeta(matches, { title, canonical: '/searchsite', isIndexed: false })
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { word, brands, page } = loaderData
  const isEmpty = word !== '' && brands.length === 0 && page.total === 0
  return (
    <Container as="main" id="content" className="pb-section">
      <header className="max-w-text pt-6 pb-8 desktop:pt-10">
        <Heading level={1}>{word === '' ? t('search.title') : <bdi>{t('search.resultsFor', { word })}</bdi>}</Heading>
        <form method="get" action="/searchsite" role="search" className="mt-6 flex gap-2">
          <TextInput
            type="search"
            name="word"
            defaultValue={word}
            key={word}
            aria-label={t('shell.search')}
            placeholder={t('shell.search')}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="fill" icon={IconSearch}>
            {t('shell.search')}
          </Button>
        </form>
      </header>
      {word === '' ? (
        <EmptyState
          title={t('shell.enterKeywords')}
          picture={<VehiclePicture drawing={FIXED_DRAWINGS.suv} alt={null} />}
          action={
            <ButtonLink href="/carList" variant="secondary">
              {t('home.browseAll')}
            </ButtonLink>
          }
        />
      ) : null}
      {isEmpty ? (
        <section aria-labelledby="none" className="max-w-text">
          <Heading level={2} id="none">
            {t('search.noResults')}
          </Heading>
          <p className="mt-2 mb-8 text-muted">{t('search.noResultsText')}</p>
          <EnquiryForm origin="search" originId={word} remark={loaderData.remark} />
        </section>
      ) : null}
      {brands.length > 0 ? (
        <section aria-labelledby="brands" className="pb-10">
          <Heading level={2} id="brands" className="mb-4">
            {t('search.brands')}
          </Heading>
          <ul className="grid grid-cols-1 gap-3 phablet:grid-cols-2 wide:grid-cols-4">
            {brands.map((brand) => (
              <BrandTile key={brand.sign} brand={brand} />
            ))}
          </ul>
        </section>
      ) : null}
      {page.cars.length > 0 ? (
        <section aria-labelledby="cars">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <Heading level={2} id="cars">
              {t('search.cars')}
            </Heading>
            <p className="text-sm text-muted">{loaderData.totalText}</p>
          </div>
          <CarGrid cars={page.cars} level={3} isFirst />
          <div className="pt-10">
            <Pagination
              page={page.page}
              pageCount={page.pageCount}
              hrefOf={(number) => `/searchsite?${new URLSearchParams({ word, ...(number > 1 ? { page: String(number) } : {}) }).toString()}`}
              labels={{ nav: t('list.pages'), previous: t('common.previous'), next: t('common.next'), page: (number) => t('list.page', { page: number }) }}
            />
          </div>
          <div className="grid gap-3 pt-8">
            <Notice>{t('price.lowConfigurationNote')}</Notice>
            {loaderData.hasSample ? <SampleNote /> : null}
          </div>
        </section>
      ) : null}
    </Container>
  )
}
