import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CarFilter } from '#contract/car.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'
import { CAR_RANGES } from '#contract/vehicle.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import { countCarFacets, countWiderCars, listCars } from '#core/domain/car/index.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { formatNumber } from '#i18n/format.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { listWords } from '#apps/site/head/list-words.server.ts'
import { isFoundList } from '#apps/site/list/found-list.ts'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { AdmissionNote } from '#apps/site/list/admission-note.tsx'
import { admissionView, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { AlsoSection } from '#apps/site/list/also-section.tsx'
import { ALSO_SHOWN, queryOfFilter, sharedOfNew, usedFilterOf } from '#apps/site/list/other-condition.ts'
import { EmptyList } from '#apps/site/list/empty-list.tsx'
import { FilterPanel } from '#apps/site/list/filter-panel.tsx'
import { finderHrefOfList } from '#apps/site/list/finder-address.ts'
import { carListTitle, readListQuery } from '#apps/site/list/car-list-filters.server.ts'
import { conditionView } from '#apps/site/list/condition-view.server.ts'
import { ListRow } from '#apps/site/list/list-row.tsx'
import { searchName } from '#apps/site/list/search-name.ts'
import { ActiveFilters, ListToolbar } from '#apps/site/list/list-head.tsx'
import { hrefInOrder, queryInOrder } from '#apps/site/list/range-view.server.ts'
import { PullToRefresh } from '#apps/site/list/pull-to-refresh.tsx'
import { USED_LIST_ADDRESS } from '#apps/site/list/used-list-address.ts'
import { WiderChoice } from '#apps/site/list/wider-choice.tsx'
import { MOST_TO_WIDEN, widerView, withoutFilter } from '#apps/site/list/wider-view.server.ts'
import { Breadcrumbs, Container, Grid, Heading, Notice, Pagination } from '#apps/site/ui/index.ts'
import { cheapestText, portPrices } from '#apps/site/list/port-prices.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { CAR_LIST_ADDRESS as address } from '#apps/site/list/car-list-address.ts'
import { listView } from './list-view.server.ts'
import type { Route } from './+types/route.ts'

const CHEAPEST_FIRST = '2'
const RANGES = [...CAR_RANGES, ...LANDED_FIGURES]

/** `/carList` and its mobile twin `/mobile/carList`, whose canonical is the main page (R3.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const { pathname, searchParams } = site.url
  const path = pathname.startsWith('/mobile/') ? '/mobile/carList' : '/carList'
  const narrowing = await readNarrowing(site)
  const { at } = narrowing
  const prices = await portPrices(site)
  const wished = readListQuery(searchParams)
  const input = { ...wished, ...at }
  const inOrder = queryInOrder(searchParams, RANGES, input)
  if (inOrder)
    throw redirect(
      hrefInOrder(
        address.of(path, inOrder, () => {}),
        RANGES,
        input,
      ),
    )
  const { sort, page: number, page_size: _size, ...filter } = wished
  const [page, facets, used] = await Promise.all([listCars({ ctx, input }), countCarFacets({ ctx, input }), number === 1 ? usedToo(site, filter, at) : null])
  if (page.total > 0 && input.page > page.page_count) throw redirect(address.of(path, searchParams, () => {}, page.page_count))
  const wider = page.total <= MOST_TO_WIDEN ? await countWiderCars({ ctx, input: { filter, total: page.total, ...at } }) : []
  const list = listView({ t, locale }, { path, query: searchParams, filter: wished, page, facets, sort, prices })
  const all = at.admitted === undefined ? page.total : (await countCarFacets({ ctx, input: { ...filter, destination: at.destination } })).total
  const title = carListTitle({ t, locale }, wished, { ...facets, active: list.active })
  const ownAddress = address.canonical('/carList', searchParams, input.page)
  const isIndexed = isFoundList({ kind: 'new', canonical: ownAddress, total: all })
  const [cheapest] =
    isIndexed && list.active.length > 0 ? (await listCars({ ctx, input: { ...wished, sort: CHEAPEST_FIRST, page: 1, page_size: 1 } })).list : []
  return {
    list,
    admission: admissionView(site, narrowing, { address, path, leftOut: all - page.total }),
    orders: prices.orders,
    from: await cheapestText(site, prices, async (first) => ({
      new: (await listCars({ ctx, input: { ...input, sort: first, page: 1, page_size: 1 } })).list.map((card) => card.model_sign),
      used: [],
    })),
    landed: await landedCards(site, { cars: list.cars, units: used?.units }),
    used,
    condition: await conditionView(site, { shown: 'new', total: page.total, shared: sharedOfNew(filter), sort, at }),
    search: { href: address.canonical('/carList', searchParams, 1), name: searchName(t('menu.carList'), list.active), total: page.total },
    wider: widerView({ t, locale }, wider, {
      active: list.active,
      textOf: (count) => t('list.count', { count }),
      hrefWithout: (name) => withoutFilter(address, path, searchParams, name),
    }),
    title,
    words: listWords(
      { t, locale },
      {
        page: 'carList',
        heading: list.active.length === 0 ? null : title,
        intro: t('list.intro'),
        count: t('list.count', { count: all }),
        fromCents: cheapest?.fob_price_usd_cents ?? null,
        number: input.page,
      },
    ),
    finderHref: finderHrefOfList('new', searchParams),
    canonical: brandPageOf(ownAddress) ?? ownAddress,
    hasSample: page.list.some((card) => card.is_sample),
    isIndexed: isIndexed || brandPageOf(ownAddress) !== null,
  }
}

/** A maker's cars have a page of their own, which search engines show in the place of the list's first (decision 0065). Null for every other list. */
function brandPageOf(canonical: string): string | null {
  const sign = /^\/carList\?brand=([^&,]+)$/.exec(canonical)?.[1]
  return sign === undefined ? null : `/brand/${sign}`
}

/** Used cars in stock that meet the same wish; null where there are none, or the stock cannot be asked. */
async function usedToo({ ctx, t, locale }: SiteContext, filter: CarFilter, at: AtDestination) {
  const asked = usedFilterOf(filter)
  if (asked === null) return null
  const inStock: UsedCarFilter = { ...asked, status: ['available'] }
  const { list, total } = await listUsedCars({ ctx, input: { ...inStock, ...at, sort: '0', page: 1, page_size: ALSO_SHOWN } })
  if (total === 0) return null
  return {
    units: list.map((unit) => usedCardView({ t, locale }, unit)),
    all: t('common.labelled', { label: t('menu.usedCars'), value: formatNumber(locale, total) }),
    href: USED_LIST_ADDRESS.of('/usedCars', queryOfFilter(inStock), () => {}),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: loaderData.title,
    words: loaderData.words,
    canonical: loaderData.canonical,
    isIndexed: loaderData.isIndexed,
  })
}

export default function CarListScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const [query] = useSearchParams()
  const { list, title, used, condition, search, wider } = loaderData
  const orders = [
    { value: '0', label: query.get('word') ? t('list.bestMatch') : t('list.sort0') },
    { value: '6', label: t('list.sort6') },
    { value: '2', label: t('list.sort2') },
    { value: '1', label: t('list.sort1') },
    { value: '3', label: t('list.sort3') },
    { value: '4', label: t('list.sort4') },
    { value: '5', label: t('list.sort5') },
    ...loaderData.orders,
  ]
  const alertHref = address.of('/carList/alert', query, () => {})
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
          <ListRow condition={condition} search={search} />
          <ListToolbar list={list} address={address} orders={orders} from={loaderData.from} />
          <AdmissionNote admission={loaderData.admission} />
          <ActiveFilters list={list} address={address} />
          {list.cars.length === 0 ? (
            <EmptyList
              clearHref={list.clearHref}
              findHref={address.of('/carList/find', query, () => {})}
              alertHref={alertHref}
              finderHref={loaderData.finderHref}
            />
          ) : (
            <CarGrid cars={list.cars} isFirst className="pt-5" />
          )}
          {list.cars.length > 0 && address.hasFilters(query) ? <AlertLink href={alertHref}>{t('alert.tellList')}</AlertLink> : null}
          <WiderChoice wider={wider} />
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
          {used === null ? null : (
            <AlsoSection title={t('list.alsoUsed')} all={used.all} href={used.href}>
              <Grid as="ul" columns="cards">
                {used.units.map((unit) => (
                  <UsedCardItem key={unit.stockRef} unit={unit} as="li" />
                ))}
              </Grid>
            </AlsoSection>
          )}
        </PullToRefresh>
      </div>
    </Container>
  )
}
