import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { CAR_RANGES } from '#contract/vehicle.ts'
import { countCarFacets, listCars } from '#core/domain/car/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { EmptyList } from '#apps/site/list/empty-list.tsx'
import { FilterPanel } from '#apps/site/list/filter-panel.tsx'
import { ActiveFilters, ListToolbar } from '#apps/site/list/list-head.tsx'
import { hasRange, queryInOrder } from '#apps/site/list/range-view.server.ts'
import { PullToRefresh } from '#apps/site/list/pull-to-refresh.tsx'
import { Breadcrumbs, Container, Heading, Notice, Pagination } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { CAR_LIST_ADDRESS as address } from './car-list-address.ts'
import { carListTitle, listView, readListQuery } from './list-view.server.ts'
import type { Route } from './+types/route.ts'

/** `/carList` and its mobile twin `/mobile/carList`, whose canonical is the main page (R3.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const { pathname, searchParams } = site.url
  const path = pathname.startsWith('/mobile/') ? '/mobile/carList' : '/carList'
  const input = readListQuery(searchParams)
  const inOrder = queryInOrder(searchParams, CAR_RANGES, input)
  if (inOrder) throw redirect(address.of(path, inOrder, () => {}))
  const [page, facets] = await Promise.all([listCars({ ctx, input }), countCarFacets({ ctx, input })])
  if (page.total > 0 && input.page > page.page_count) throw redirect(address.of(path, searchParams, () => {}, page.page_count))
  const list = listView({ t, locale }, { path, query: searchParams, filter: input, page, facets, sort: input.sort })
  return {
    list,
    title: carListTitle({ t, locale }, input, facets),
    description: t('list.intro'),
    canonical: address.canonical('/carList', searchParams, input.page),
    hasSample: page.list.some((card) => card.is_sample),
    isIndexed: page.total > 0 && !searchParams.has('word') && !hasRange(input, CAR_RANGES),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: loaderData.title,
    description: loaderData.description,
    canonical: loaderData.canonical,
    isIndexed: loaderData.isIndexed,
  })
}

export default function CarListScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const [query] = useSearchParams()
  const { list, title } = loaderData
  const orders = [
    { value: '0', label: query.get('word') ? t('list.bestMatch') : t('list.sort0') },
    { value: '6', label: t('list.sort6') },
    { value: '2', label: t('list.sort2') },
    { value: '1', label: t('list.sort1') },
    { value: '3', label: t('list.sort3') },
    { value: '4', label: t('list.sort4') },
    { value: '5', label: t('list.sort5') },
  ]
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.carList') }]} />
      <header className="max-w-text pt-2 pb-6 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{title}</Heading>
        {address.hasFilters(query) ? null : <p className="mt-3 text-muted">{t('list.intro')}</p>}
      </header>
      <div className="list-layout">
        <FilterPanel list={list} address={address} />
        <PullToRefresh>
          <ListToolbar list={list} address={address} orders={orders} />
          <ActiveFilters list={list} address={address} />
          {list.cars.length === 0 ? (
            <EmptyList clearHref={list.clearHref} findHref={address.of('/carList/find', query, () => {})} />
          ) : (
            <CarGrid cars={list.cars} isFirst className="pt-5" />
          )}
          <div className="pt-10">
            <Pagination
              page={list.page}
              pageCount={list.pageCount}
              hrefOf={(page) => address.of(list.path, query, () => {}, page)}
              labels={{ nav: t('list.pages'), previous: t('common.previous'), next: t('common.next'), page: (page) => t('list.page', { page }) }}
            />
          </div>
          <div className="mt-10 grid gap-3">
            <Notice>{t('price.lowConfigurationNote')}</Notice>
            {loaderData.hasSample ? <SampleNote /> : null}
          </div>
        </PullToRefresh>
      </div>
    </Container>
  )
}
