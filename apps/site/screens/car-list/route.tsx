import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { countCarFacets, listCars } from '#core/domain/car/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { EmptyList } from '#apps/site/list/empty-list.tsx'
import { FilterPanel } from '#apps/site/list/filter-panel.tsx'
import { ActiveFilters, ListToolbar } from '#apps/site/list/list-head.tsx'
import { PullToRefresh } from '#apps/site/list/pull-to-refresh.tsx'
import { Breadcrumbs, Container, Heading, Notice, Pagination } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { CAR_LIST_ADDRESS as address } from './car-list-address.ts'
import { listTitle, listView, readListQuery } from './list-view.server.ts'
import type { Route } from './+types/route.ts'

/** `/carList` and its mobile twin `/mobile/carList`, whose canonical is the main page (R3.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const { pathname, searchParams } = site.url
  const path = pathname.startsWith('/mobile/') ? '/mobile/carList' : '/carList'
  const input = readListQuery(searchParams)
  const [page, facets] = await Promise.all([listCars({ ctx, input }), countCarFacets({ ctx, input })])
  if (page.total > 0 && input.page > page.page_count) throw redirect(address.of(path, searchParams, () => {}, page.page_count))
  const list = listView({ t, locale }, { path, query: searchParams, page, facets, sort: input.sort })
  const type = input.type?.length === 1 ? input.type[0] : undefined
  return {
    list,
    title: listTitle(t, type),
    description: t('list.intro'),
    canonical: address.canonical('/carList', searchParams, input.page),
    hasSample: page.list.some((card) => card.is_sample),
    isIndexed: page.total > 0 && !searchParams.has('word'),
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
          <ListToolbar list={list} address={address} orders={(['0', '1', '2'] as const).map((value) => ({ value, label: t(`list.sort${value}`) }))} />
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
