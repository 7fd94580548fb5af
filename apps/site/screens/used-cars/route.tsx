import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { USED_RANGES } from '#contract/used-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'
import { listCars } from '#core/domain/car/index.ts'
import { countUsedCars, countWiderUnits, listUsedCars } from '#core/domain/used-car/index.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { AdmissionNote } from '#apps/site/list/admission-note.tsx'
import { admissionView, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { AlsoSection } from '#apps/site/list/also-section.tsx'
import { CAR_LIST_ADDRESS } from '#apps/site/list/car-list-address.ts'
import { ALSO_SHOWN, newFilterOf, queryOfFilter, sharedOfUsed } from '#apps/site/list/other-condition.ts'
import { EmptyList } from '#apps/site/list/empty-list.tsx'
import { FilterPanel } from '#apps/site/list/filter-panel.tsx'
import { finderHrefOfList } from '#apps/site/list/finder-address.ts'
import { conditionView } from '#apps/site/list/condition-view.server.ts'
import { ListRow } from '#apps/site/list/list-row.tsx'
import { searchName } from '#apps/site/list/search-name.ts'
import { countAvailable, readUsedQuery } from '#apps/site/list/used-list-filters.server.ts'
import { ActiveFilters, ListToolbar } from '#apps/site/list/list-head.tsx'
import { listHeading } from '#apps/site/list/list-heading.server.ts'
import { hrefInOrder, queryInOrder } from '#apps/site/list/range-view.server.ts'
import { PullToRefresh } from '#apps/site/list/pull-to-refresh.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { listWords } from '#apps/site/head/list-words.server.ts'
import { isFoundList } from '#apps/site/list/found-list.ts'
import { WiderChoice } from '#apps/site/list/wider-choice.tsx'
import { MOST_TO_WIDEN, widerView, withoutFilter } from '#apps/site/list/wider-view.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { formatNumber } from '#i18n/format.ts'
import { Breadcrumbs, Container, Grid, Heading, Pagination } from '#apps/site/ui/index.ts'
import { cheapestText, portPrices } from '#apps/site/list/port-prices.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { USED_LIST_ADDRESS as address } from '#apps/site/list/used-list-address.ts'
import { usedListView } from './used-list-view.server.ts'
import type { Route } from './+types/route.ts'

/** Cards that the widest screen shows first. */
const FIRST_ROW = 3

const CHEAPEST_FIRST = '2'
const RANGES = [...USED_RANGES, ...LANDED_FIGURES]

/** `/usedCars`: the used stock, one card a unit (R6.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const { pathname: path, searchParams } = site.url
  const narrowing = await readNarrowing(site)
  const { at } = narrowing
  const prices = await portPrices(site)
  const wished = readUsedQuery(searchParams)
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
  const [page, fresh] = await Promise.all([listUsedCars({ ctx, input }), number === 1 ? newToo(site, filter, at) : null])
  if (page.total > 0 && input.page > page.page_count) throw redirect(address.of(path, searchParams, () => {}, page.page_count))
  const list = usedListView({ t, locale }, { path, query: searchParams, filter: wished, page, sort, prices })
  const all = at.admitted === undefined ? page.total : await countUsedCars({ ctx, input: { ...filter, destination: at.destination } })
  const wider = page.total <= MOST_TO_WIDEN ? await countWiderUnits({ ctx, input: { filter, total: page.total, ...at } }) : []
  const heading = listHeading({ t, locale }, { kind: 'used', filter: wished, facets: page.facets, active: list.active, own: t('used.title') })
  const canonical = address.canonical('/usedCars', searchParams, input.page)
  const isIndexed = isFoundList({ kind: 'used', canonical, total: all })
  const [cheapest] = isIndexed && heading !== null ? (await listUsedCars({ ctx, input: { ...wished, sort: CHEAPEST_FIRST, page: 1, page_size: 1 } })).list : []
  return {
    list,
    admission: admissionView(site, narrowing, { address, path, leftOut: all - page.total }),
    orders: prices.orders,
    from: await cheapestText(site, prices, async (first) => ({
      new: [],
      used: (await listUsedCars({ ctx, input: { ...input, sort: first, page: 1, page_size: 1 } })).list.map((unit) => unit.stock_ref),
    })),
    landed: await landedCards(site, { cars: fresh?.cars, units: list.units }),
    fresh,
    condition: await conditionView(site, { shown: 'used', total: countAvailable(filter, page), shared: sharedOfUsed(filter), sort, at }),
    search: { href: address.canonical('/usedCars', searchParams, 1), name: searchName(t('menu.usedCars'), list.active), total: page.total },
    wider: widerView({ t, locale }, wider, {
      active: list.active,
      textOf: (count) => t('list.count', { count }),
      hrefWithout: (name) => withoutFilter(address, path, searchParams, name),
    }),
    title: heading ?? t('used.title'),
    words: listWords(
      { t, locale },
      {
        page: 'usedCars',
        heading,
        intro: t('used.intro'),
        count: t('list.count', { count: all }),
        fromCents: cheapest === undefined || cheapest.status === 'sold' ? null : cheapest.fob_price_usd_cents,
        number: input.page,
      },
    ),
    finderHref: finderHrefOfList('used', searchParams),
    canonical,
    hasSample: page.list.some((unit) => unit.is_sample),
    isIndexed,
  }
}

/** New cars that meet the same wish; null where there are none, or the wish is one of used cars alone. */
async function newToo({ ctx, t, locale }: SiteContext, filter: UsedCarFilter, at: AtDestination) {
  const asked = newFilterOf(filter)
  if (asked === null) return null
  const { list, total } = await listCars({ ctx, input: { ...asked, ...at, sort: '0', page: 1, page_size: ALSO_SHOWN } })
  if (total === 0) return null
  return {
    cars: list.map((card) => carCardView({ t, locale }, card)),
    all: t('common.labelled', { label: t('menu.carList'), value: formatNumber(locale, total) }),
    href: CAR_LIST_ADDRESS.of('/carList', queryOfFilter(asked), () => {}),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, canonical, isIndexed } = loaderData
  return pageMeta(matches, { title, words, canonical, isIndexed })
}

export default function UsedCarsScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const [query] = useSearchParams()
  const { list, title, fresh, condition, search, wider } = loaderData
  const orders = [
    { value: '0', label: query.get('word') ? t('list.bestMatch') : t('list.sort5') },
    { value: '4', label: t('list.sort6') },
    { value: '3', label: t('used.sort3') },
    { value: '2', label: t('list.sort2') },
    { value: '1', label: t('list.sort1') },
    ...loaderData.orders,
  ]
  const alertHref = address.of('/usedCars/alert', query, () => {})
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
          <ListRow condition={condition} search={search} />
          <ListToolbar list={list} address={address} orders={orders} from={loaderData.from} />
          <AdmissionNote admission={loaderData.admission} />
          <ActiveFilters list={list} address={address} />
          {list.units.length === 0 ? (
            <EmptyList
              clearHref={list.clearHref}
              findHref={address.of('/usedCars/find', query, () => {})}
              alertHref={alertHref}
              finderHref={loaderData.finderHref}
            />
          ) : (
            <Grid as="ul" columns="cards" className="pt-5">
              {list.units.map((unit, index) => (
                <UsedCardItem key={unit.stockRef} unit={unit} as="li" level={2} isEarly={index < FIRST_ROW} />
              ))}
            </Grid>
          )}
          {list.units.length > 0 && address.hasFilters(query) ? <AlertLink href={alertHref}>{t('alert.tellList')}</AlertLink> : null}
          <WiderChoice wider={wider} />
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
          {fresh === null ? null : (
            <AlsoSection title={t('list.alsoNew')} all={fresh.all} href={fresh.href}>
              <CarGrid cars={fresh.cars} level={3} />
            </AlsoSection>
          )}
        </PullToRefresh>
      </div>
    </Container>
  )
}
