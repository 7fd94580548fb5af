import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { SEARCH_ORDERS, SEARCH_TERM_LIMIT } from '#contract/search.ts'
import { searchCatalogue } from '#core/domain/search/index.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { ButtonLink, Chip, ChipList, Container, EmptyState, FilterChip, Grid, Heading, Notice, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { placeName } from '#apps/site/landed-price/destination-view.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { portPriceLink } from './port-price-link.server.ts'
import { SearchBox } from './search-box.tsx'
import { SearchGroup } from './search-group.tsx'
import { searchView } from './search-view.server.ts'
import type { SearchView } from './search-view.ts'
import type { Route } from './+types/route.ts'

/** `/searchsite?word=`: everything public that a word finds, by kind; nothing found invites an enquiry. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const typed = cleanLine(site.url.searchParams.get('word'), SEARCH_TERM_LIMIT + 1)
  const word = cleanLine(typed, SEARCH_TERM_LIMIT)
  const order = SEARCH_ORDERS.find((own) => own === site.url.searchParams.get('order')) ?? null
  const found = await searchCatalogue({ ctx, input: { word, page: 1, ...(order ? { order } : {}) } })
  const destination = await findDestination({ ctx, input: { code: found.destination?.code ?? null } })
  const view = searchView({ t, locale }, word, found, order, destination === null ? '' : placeName(t, destination))
  const shown = [...view.groups, ...(view.nearby === null ? [] : [view.nearby])]
  return {
    title: word === '' ? t('search.title') : t('search.resultsFor', { word }),
    view: typed === word ? view : { ...view, notices: [t('search.cut', { count: SEARCH_TERM_LIMIT }), ...view.notices] },
    portPrice: view.orders.length === 0 ? null : await portPriceLink(site, found, destination),
    landed: await landedCards(site, {
      cars: shown.flatMap((group) => ('cars' in group ? group.cars : [])),
      units: shown.flatMap((group) => ('units' in group ? group.units : [])),
    }),
  }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.title, canonical: '/searchsite', isIndexed: false })
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, view } = loaderData
  return (
    <Container as="main" id="content" className="pb-section" onClick={tellOpening}>
      <header className="max-w-text pt-6 pb-6 desktop:pt-10 desktop:pb-8">
        <Heading level={1} className="wrap-anywhere">
          {title}
        </Heading>
        <SearchBox word={view.word} />
        <HotWords />
        {view.terms.length === 0 ? null : <Understood terms={view.terms} />}
        {[...(view.correction === null ? [] : [view.correction]), ...view.notices].map((notice) => (
          <p key={notice} className="mt-4 wrap-anywhere" role="status">
            {notice}
          </p>
        ))}
      </header>
      {view.word === '' ? <AskForWord /> : view.groups.length === 0 ? <NothingFound view={view} /> : <Found view={view} portPrice={loaderData.portPrice} />}
      {view.groups.length === 0 ? null : (
        <div className="grid gap-3">
          <Notice>{t('price.lowConfigurationNote')}</Notice>
          {view.hasSample ? <SampleNote /> : null}
        </div>
      )}
    </Container>
  )
}

// A link that the router follows may ask for nothing, its data having been loaded ahead; every other is a request that the server counts (decision 0044).
function tellOpening({ defaultPrevented, target }: MouseEvent): void {
  const link = defaultPrevented && (target as Element).closest('a')
  if (link) navigator.sendBeacon(`/searchsite/opened${link.pathname}${link.search}`)
}

/** What many look for, a search each. */
function HotWords() {
  const t = useTranslations('search')
  const { searchWords } = useSiteData()
  if (searchWords.length === 0) return null
  return (
    <ul aria-label={t('hotWords')} className="mt-4 flex flex-wrap gap-2">
      {searchWords.map((word) => (
        <li key={word}>
          <Chip href={`/searchsite?${new URLSearchParams({ word }).toString()}`}>{word}</Chip>
        </li>
      ))}
    </ul>
  )
}

/** What was understood; each can be taken off. */
function Understood({ terms }: Pick<SearchView, 'terms'>) {
  const t = useTranslations()
  return (
    <div className="mt-4">
      <ChipList label={t('search.understood')}>
        {terms.map(({ label, href }) => (
          <FilterChip key={label} href={href} removeLabel={t('filter.remove', { name: label })}>
            <bdi>{label}</bdi>
          </FilterChip>
        ))}
      </ChipList>
    </div>
  )
}

/** The list by the price at the port that the text names. */
type PortPrice = { portPrice: { label: string; href: string } | null }

/** Orders of the vehicles, and the ways to their list: by the price at a port, and with all filters. */
function Refine({ orders, filtersHref, portPrice }: Pick<SearchView, 'orders' | 'filtersHref'> & PortPrice) {
  const t = useTranslations()
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="-mx-gutter overflow-x-auto px-gutter py-1 desktop:mx-0 desktop:overflow-visible desktop:px-0">
        <div className="w-max desktop:w-auto">
          <ChipList label={t('list.sort')}>
            {orders.map(({ label, href, isChosen }) => (
              <Chip key={href} href={href} selected={isChosen}>
                {label}
              </Chip>
            ))}
          </ChipList>
        </div>
      </div>
      {portPrice === null ? null : (
        <ButtonLink href={portPrice.href} variant="secondary">
          <bdi>{portPrice.label}</bdi>
        </ButtonLink>
      )}
      {filtersHref === null ? null : (
        <ButtonLink href={filtersHref} variant="secondary">
          {t('search.refine')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Vehicles that meet most of it. */
function Nearby({ nearby }: { nearby: NonNullable<SearchView['nearby']> }) {
  const t = useTranslations('search')
  return (
    <section aria-labelledby="nearby" className="pb-section">
      <header className="mb-6 border-t border-ink pt-4">
        <Heading level={2} id="nearby">
          {t('nearby')}
        </Heading>
        <p className="mt-1 text-muted wrap-anywhere">{nearby.text}</p>
      </header>
      {nearby.cars.length === 0 ? null : <CarGrid cars={nearby.cars} level={3} />}
      {nearby.units.length === 0 ? null : (
        <Grid as="ul" columns="cards" className={nearby.cars.length === 0 ? undefined : 'mt-grid'}>
          {nearby.units.map((unit) => (
            <UsedCardItem key={unit.stockRef} unit={unit} as="li" level={3} />
          ))}
        </Grid>
      )}
    </section>
  )
}

function AskForWord() {
  const t = useTranslations()
  return (
    <EmptyState
      title={t('shell.enterKeywords')}
      picture={<VehiclePicture drawing={FIXED_DRAWINGS.suv} alt={null} />}
      action={
        <ButtonLink href="/carList" variant="secondary">
          {t('products.browseAll')}
        </ButtonLink>
      }
    />
  )
}

/** The text of R7.4, and the form that asks us to find it. */
function NothingFound({ view }: { view: SearchView }) {
  const t = useTranslations()
  return (
    <section aria-labelledby="none" className="max-w-text">
      <Heading level={2} id="none">
        {t('search.noResults')}
      </Heading>
      <p className="mt-2 text-muted">{t('search.noResultsText')}</p>
      <p className="mb-6">
        <AlertLink href={alertHref(view)}>{t('alert.tellList')}</AlertLink>
      </p>
      <EnquiryForm origin="search" originId={view.word} remark={view.remark} />
    </section>
  )
}

function alertHref({ word }: SearchView): string {
  return `/alert?${new URLSearchParams({ word }).toString()}`
}

function Found({ view, portPrice }: { view: SearchView } & PortPrice) {
  const t = useTranslations()
  return (
    <>
      <nav
        aria-label={t('search.kinds')}
        className="-mx-gutter mb-4 overflow-x-auto px-gutter py-1 desktop:mx-0 desktop:mb-6 desktop:overflow-visible desktop:px-0"
      >
        <ul className="flex w-max gap-2 desktop:w-auto desktop:flex-wrap desktop:items-center">
          <li className="flex items-center pe-2 text-sm whitespace-nowrap text-muted">
            <span role="status">{view.totalText}</span>
          </li>
          {view.groups.map((group) => (
            <li key={group.kind} className="flex-none">
              <Chip href={`#${group.kind}`} count={group.count}>
                {group.title}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {view.orders.length === 0 ? null : <Refine orders={view.orders} filtersHref={view.filtersHref} portPrice={portPrice} />}
      {view.groups.map((group) => (
        <SearchGroup key={group.kind} group={group} />
      ))}
      {view.nearby === null ? null : <Nearby nearby={view.nearby} />}
      <section className="mb-8 flex flex-wrap items-center justify-between gap-4 border-y border-line py-6">
        <p className="max-w-text">{t('search.notThis')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <AlertLink href={alertHref(view)}>{t('alert.tellList')}</AlertLink>
          <AskLink variant="primary" subject={{ type: 'sheet', remark: view.remark }}>
            {t('search.askUs')}
          </AskLink>
        </div>
      </section>
    </>
  )
}
