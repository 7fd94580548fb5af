import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { CAR_RANGES } from '#contract/vehicle.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import { countWiderAllCars, listAllCars } from '#core/domain/all-cars/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { ALL_CARS_ADDRESS as address } from '#apps/site/list/all-cars-address.ts'
import { ALL_CARS_PATH, allCarsFilters, readAllCarsQuery } from '#apps/site/list/all-cars-filters.server.ts'
import { conditionView } from '#apps/site/list/condition-view.server.ts'
import { AdmissionNote } from '#apps/site/list/admission-note.tsx'
import { admissionView, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { EmptyList } from '#apps/site/list/empty-list.tsx'
import { finderHrefOfList } from '#apps/site/list/finder-address.ts'
import { FilterPanel } from '#apps/site/list/filter-panel.tsx'
import { ActiveFilters, ListToolbar } from '#apps/site/list/list-head.tsx'
import { listHeading } from '#apps/site/list/list-heading.server.ts'
import { ListRow } from '#apps/site/list/list-row.tsx'
import { PullToRefresh } from '#apps/site/list/pull-to-refresh.tsx'
import { hrefInOrder, queryInOrder } from '#apps/site/list/range-view.server.ts'
import { searchName } from '#apps/site/list/search-name.ts'
import { WiderChoice } from '#apps/site/list/wider-choice.tsx'
import { MOST_TO_WIDEN, widerView, withoutFilter } from '#apps/site/list/wider-view.server.ts'
import { Breadcrumbs, Container, Grid, Heading, Notice, Pagination } from '#apps/site/ui/index.ts'
import { cheapestText, portPrices } from '#apps/site/list/port-prices.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { CarCardItem } from '#apps/site/vehicle/car-card.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { allCarsView } from './all-cars-view.server.ts'
import type { Route } from './+types/route.ts'

const RANGES = [...CAR_RANGES, ...LANDED_FIGURES]

/** `/allCars`: new cars and used ones that can be bought, in one list (R6.28). What it shows stands on the two lists, so it is not indexed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const { searchParams } = site.url
  const narrowing = await readNarrowing(site)
  const { at } = narrowing
  const prices = await portPrices(site)
  const wished = readAllCarsQuery(searchParams)
  const input = { ...wished, ...at }
  const inOrder = queryInOrder(searchParams, RANGES, input)
  if (inOrder)
    throw redirect(
      hrefInOrder(
        address.of(ALL_CARS_PATH, inOrder, () => {}),
        RANGES,
        input,
      ),
    )
  const { sort, page: number, page_size: _size, ...filter } = wished
  const page = await listAllCars({ ctx, input })
  if (page.total > 0 && number > page.page_count) throw redirect(address.of(ALL_CARS_PATH, searchParams, () => {}, page.page_count))
  const filters = allCarsFilters({ t, locale }, { query: searchParams, filter, page, sort, prices })
  const wider = page.total <= MOST_TO_WIDEN ? await countWiderAllCars({ ctx, input: { filter, total: page.total, ...at } }) : []
  const all = at.admitted === undefined ? page : await listAllCars({ ctx, input: { ...input, admitted: undefined, page: 1 } })
  const view = allCarsView({ t, locale }, page)
  return {
    list: { ...filters, ...view },
    admission: admissionView(site, narrowing, { address, path: ALL_CARS_PATH, leftOut: all.total - page.total }),
    orders: prices.orders,
    from: await cheapestText(site, prices, async (first) => {
      const { list } = await listAllCars({ ctx, input: { ...input, sort: first, page: 1, page_size: 1 } })
      return {
        new: list.flatMap((each) => (each.kind === 'new' ? [each.car.model_sign] : [])),
        used: list.flatMap((each) => (each.kind === 'used' ? [each.unit.stock_ref] : [])),
      }
    }),
    landed: await landedCards(site, {
      cars: view.things.flatMap((thing) => (thing.kind === 'new' ? [thing.car] : [])),
      units: view.things.flatMap((thing) => (thing.kind === 'used' ? [thing.unit] : [])),
    }),
    condition: await conditionView(site, { shown: 'both', total: page.total, shared: filter, sort, at }),
    search: {
      href: address.canonical(ALL_CARS_PATH, searchParams, 1),
      name: searchName(t('list.allCarsTitle'), filters.active),
      total: page.total,
    },
    wider: widerView({ t, locale }, wider, {
      active: filters.active,
      textOf: (count) => t('list.count', { count }),
      hrefWithout: (name) => withoutFilter(address, ALL_CARS_PATH, searchParams, name),
    }),
    title:
      listHeading({ t, locale }, { kind: 'new', filter: wished, facets: page.facets, active: filters.active, own: t('list.allCarsTitle') }) ??
      t('list.allCarsTitle'),
    listTitle: t('list.allCarsTitle'),
    description: t('list.allCarsIntro'),
    inTurn: t('list.sortInTurn'),
    canonical: address.canonical(ALL_CARS_PATH, searchParams, number),
    finderHref: finderHrefOfList(undefined, searchParams),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, canonical } = loaderData
  return pageMeta(matches, { title, description, canonical, isIndexed: false })
}

export default function AllCarsScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const [query] = useSearchParams()
  const { list, title, condition, search, wider } = loaderData
  const alertHref = address.of('/allCars/alert', query, () => {})
  const orders = [
    { value: '0', label: query.get('word') ? t('list.bestMatch') : loaderData.inTurn },
    { value: '2', label: t('list.sort2') },
    { value: '1', label: t('list.sort1') },
    { value: '5', label: t('list.sort5') },
    ...loaderData.orders,
  ]
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: loaderData.listTitle }]} />
      <header className="max-w-text pt-2 pb-6 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{title}</Heading>
        {address.hasFilters(query) ? null : <p className="mt-3 text-muted">{loaderData.description}</p>}
      </header>
      <div className="list-layout">
        <FilterPanel list={list} address={address} />
        <PullToRefresh>
          <ListRow condition={condition} search={search} />
          <ListToolbar list={list} address={address} orders={orders} from={loaderData.from} />
          <AdmissionNote admission={loaderData.admission} />
          <ActiveFilters list={list} address={address} />
          {list.things.length === 0 ? (
            <EmptyList
              clearHref={list.clearHref}
              findHref={address.of('/carList/find', query, () => {})}
              alertHref={alertHref}
              finderHref={loaderData.finderHref}
            />
          ) : (
            <Things things={list.things} />
          )}
          <WiderChoice wider={wider} />
          {list.things.length > 0 && address.hasFilters(query) ? <AlertLink href={alertHref}>{t('alert.tellList')}</AlertLink> : null}
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
            {list.hasSample ? <SampleNote /> : null}
          </div>
        </PullToRefresh>
      </div>
    </Container>
  )
}

function Things({ things }: { things: Route.ComponentProps['loaderData']['list']['things'] }) {
  return (
    <Grid as="ul" columns="cards" className="pt-5">
      {things.map((thing, index) =>
        thing.kind === 'new' ? (
          <CarCardItem key={thing.car.id} car={thing.car} as="li" level={2} isFirst={index === 0} />
        ) : (
          <UsedCardItem key={thing.unit.stockRef} unit={thing.unit} as="li" level={2} isEarly={index === 0} />
        ),
      )}
    </Grid>
  )
}
