import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { USED_RANGES } from '#contract/used-values.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { EmptyList } from '#apps/site/list/empty-list.tsx'
import { FilterPanel } from '#apps/site/list/filter-panel.tsx'
import { ActiveFilters, ListToolbar } from '#apps/site/list/list-head.tsx'
import { listHeading } from '#apps/site/list/list-heading.server.ts'
import { hasRange, queryInOrder } from '#apps/site/list/range-view.server.ts'
import { PullToRefresh } from '#apps/site/list/pull-to-refresh.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Breadcrumbs, Container, Grid, Heading, Pagination } from '#apps/site/ui/index.ts'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { USED_LIST_ADDRESS as address } from './used-list-address.ts'
import { readUsedQuery, usedListView } from './used-list-view.server.ts'
import type { Route } from './+types/route.ts'

/** Cards that the widest screen shows first. */
const FIRST_ROW = 3

/** `/usedCars`: the used stock, one card a unit (R6.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const { pathname: path, searchParams } = site.url
  const input = readUsedQuery(searchParams)
  const inOrder = queryInOrder(searchParams, USED_RANGES, input)
  if (inOrder) throw redirect(address.of(path, inOrder, () => {}))
  const page = await listUsedCars({ ctx, input })
  if (page.total > 0 && input.page > page.page_count) throw redirect(address.of(path, searchParams, () => {}, page.page_count))
  return {
    list: usedListView({ t, locale }, { path, query: searchParams, filter: input, page, sort: input.sort }),
    title: listHeading({ t, locale }, { kind: 'used', filter: input, facets: page.facets }) ?? t('used.title'),
    description: t('used.intro'),
    canonical: address.canonical('/usedCars', searchParams, input.page),
    hasSample: page.list.some((unit) => unit.is_sample),
    isIndexed: page.total > 0 && !searchParams.has('word') && !hasRange(input, USED_RANGES),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list: _list, hasSample: _hasSample, ...page } = loaderData
  return pageMeta(matches, page)
}

export default function UsedCarsScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const [query] = useSearchParams()
  const { list, title } = loaderData
  const orders = [
    { value: '0', label: query.get('word') ? t('list.bestMatch') : t('list.sort5') },
    { value: '4', label: t('list.sort6') },
    { value: '3', label: t('used.sort3') },
    { value: '2', label: t('list.sort2') },
    { value: '1', label: t('list.sort1') },
  ]
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.usedCars') }]} />
      <header className="max-w-text pt-2 pb-6 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{title}</Heading>
        {address.hasFilters(query) ? null : <p className="mt-3 text-muted">{t('used.intro')}</p>}
      </header>
      <div className="list-layout">
        <FilterPanel list={list} address={address} />
        <PullToRefresh>
          <ListToolbar list={list} address={address} orders={orders} />
          <ActiveFilters list={list} address={address} />
          {list.units.length === 0 ? (
            <EmptyList clearHref={list.clearHref} findHref={address.of('/usedCars/find', query, () => {})} />
          ) : (
            <Grid as="ul" columns="cards" className="pt-5">
              {list.units.map((unit, index) => (
                <UsedCardItem key={unit.stockRef} unit={unit} as="li" level={2} isEarly={index < FIRST_ROW} />
              ))}
            </Grid>
          )}
          <div className="pt-10">
            <Pagination
              page={list.page}
              pageCount={list.pageCount}
              hrefOf={(page) => address.of(list.path, query, () => {}, page)}
              labels={{ nav: t('list.pages'), previous: t('common.previous'), next: t('common.next'), page: (page) => t('list.page', { page }) }}
            />
          </div>
          {loaderData.hasSample ? (
            <div className="mt-10">
              <SampleNote />
            </div>
          ) : null}
        </PullToRefresh>
      </div>
    </Container>
  )
}
