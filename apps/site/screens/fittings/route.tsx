import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FITTING_RANGES } from '#contract/fitting-values.ts'
import type { FittingPage } from '#contract/fitting.ts'
import { countWiderFittings, listFittings } from '#core/domain/fitting/index.ts'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { FittingCard } from '#apps/site/fitting/fitting-card.tsx'
import { fittingCategoryLabel } from '#apps/site/fitting/fitting-card-view.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { listWords } from '#apps/site/head/list-words.server.ts'
import { isFoundList } from '#apps/site/list/found-list.ts'
import { activeFittingFilters, FITTING_RANGE_LABELS, queryOf, readFittingsQuery } from '#apps/site/list/fitting-filters.server.ts'
import { FITTINGS_PATH, fittingsAddress } from '#apps/site/list/fittings-address.ts'
import { hrefInOrder, queryInOrder, turnedNotes } from '#apps/site/list/range-view.server.ts'
import { ListRow } from '#apps/site/list/list-row.tsx'
import { searchName } from '#apps/site/list/search-name.ts'
import { WiderChoice } from '#apps/site/list/wider-choice.tsx'
import { MOST_TO_WIDEN, widerView } from '#apps/site/list/wider-view.server.ts'
import { Breadcrumbs, Container, Grid, Heading, Notice, Pagination, TextLink } from '#apps/site/ui/index.ts'
import { fittingsHeading } from '#apps/site/list/fittings-heading.server.ts'
import { EmptyFittings } from './empty-fittings.tsx'
import { AskButton } from './ask-button.tsx'
import { CategoryChips, FittingsOrder, FittingsSearch } from './fittings-search.tsx'
import { fittingsView } from './fittings-view.server.ts'
import { addFittingToRemark } from './fitting-remark.ts'
import { FittingsEnquiry } from './fittings-enquiry.tsx'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

/** `/carFittings`: parts and accessories (R6.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const filter = readFittingsQuery(site.url.searchParams)
  const inOrder = queryInOrder(site.url.searchParams, FITTING_RANGES, filter)
  if (inOrder) throw redirect(hrefInOrder(fittingsAddress(inOrder), FITTING_RANGES, filter))
  const page = await listFittings({ ctx, input: filter })
  // Without script a brand is changed while the model of another still stands in the form.
  if (page.total === 0 && filter.model && isForeign(page, 'model')) throw redirect(fittingsAddress(queryOf(filter), { model: null }))
  if (page.total === 0 && filter.year && isForeign(page, 'year')) throw redirect(fittingsAddress(queryOf(filter), { year: null }))
  const [category] = filter.category ?? []
  const wider = page.total <= MOST_TO_WIDEN ? await countWiderFittings({ ctx, input: { filter, total: page.total } }) : []
  const wanted = page.total === 0 && filter.word ? filter.word : null
  const active = activeFittingFilters({ t, locale }, filter, page)
  const heading = fittingsHeading({ t, locale }, { filter, facets: page.facets, active })
  const canonical = fittingsAddress(queryOf(filter), { page: page.page })
  return {
    list: fittingsView({ t, locale }, { filter, query: site.url.searchParams, page }),
    wider: widerView({ t, locale }, wider, {
      active,
      textOf: (count) => t('fittings.count', { count }),
      hrefWithout: (name) => fittingsAddress(queryOf(filter), { [name]: null, [`${name}_from`]: null, [`${name}_to`]: null }),
    }),
    search: { href: fittingsAddress(queryOf(filter)), name: searchName(t('menu.carFittings'), active), total: page.total },
    // What anybody wrote into the address is no heading: a category is one that parts have.
    category: category !== undefined && filter.category?.length === 1 && isKnownCategory(page, category) ? fittingCategoryLabel(t, category) : null,
    turned: turnedNotes({ t, locale }, FITTING_RANGE_LABELS, { filter, query: site.url.searchParams }),
    heading,
    words: listWords(
      { t, locale },
      { page: 'carFittings', heading, intro: t('fittings.intro'), count: t('fittings.count', { count: page.total }), fromCents: null, number: page.page },
    ),
    canonical,
    remark: wanted === null ? t('fittings.remarkTemplate') : addFittingToRemark('', wanted, t('fittings.remarkTemplate')),
    hasSample: page.list.some((card) => card.is_sample),
    isIndexed: isFoundList({ kind: 'parts', canonical, total: page.total }),
  }
}

function isForeign({ facets }: FittingPage, name: 'model' | 'year'): boolean {
  return facets.find((facet) => facet.name === name)?.options.every((option) => !option.is_selected) ?? true
}

function isKnownCategory({ facets }: FittingPage, category: string): boolean {
  return facets.some(({ name, options }) => name === 'category' && options.some(({ value, count }) => value === category && count > 0))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { words, canonical, isIndexed } = loaderData
  return pageMeta(matches, { title: words.title, words, canonical, isIndexed })
}

export default function FittingsScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { list, heading, category, search, wider } = loaderData
  const crumbs = [{ label: t('common.home'), href: '/' }, ...(category === null ? [] : [{ label: t('menu.carFittings'), href: FITTINGS_PATH }])]
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('common.breadcrumb')} items={[...crumbs, { label: category ?? t('menu.carFittings') }]} />
        <header className="max-w-text pt-2 pb-6 desktop:pt-4 desktop:pb-10">
          <Heading level={1}>{heading ?? t('fittings.title')}</Heading>
          {list.clearHref === null ? <p className="mt-3 text-muted">{t('fittings.intro')}</p> : null}
          <p className="mt-3">
            <TextLink href="/carFittings/numbers">{t('partNumbers.paste')}</TextLink>
          </p>
        </header>
        <div className="grid gap-5">
          <FittingsSearch form={list.form} />
          <CategoryChips chips={list.chips} />
          <ListRow search={search} />
          {loaderData.turned.map((note) => (
            <p key={note} role="status" className="text-sm">
              {note}
            </p>
          ))}
          <FittingsList list={list} wider={wider} />
          {loaderData.hasSample ? (
            <div className="pt-5">
              <Notice title={t('common.sampleData')}>{t('fittings.sampleNote')}</Notice>
            </div>
          ) : null}
        </div>
      </Container>
      <FittingsEnquiry remark={loaderData.remark} />
    </main>
  )
}

function FittingsList({ list, wider }: Pick<Route.ComponentProps['loaderData'], 'list' | 'wider'>) {
  const t = useTranslations()
  const [query] = useSearchParams()
  const alertHref = fittingsAddress(query).replace(FITTINGS_PATH, `${FITTINGS_PATH}/alert`)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="text-sm text-muted tabular-nums" role="status">
            {list.countText}
          </p>
          {list.clearHref === null ? null : (
            <TextLink href={list.clearHref} className="flex min-h-tap items-center text-sm desktop:min-h-9">
              {t('filter.clear')}
            </TextLink>
          )}
        </div>
        <FittingsOrder sort={list.form.sort} word={list.form.word} />
      </div>
      {list.fittings.length === 0 ? (
        <EmptyFittings clearHref={list.clearHref} alertHref={alertHref} />
      ) : (
        <Grid as="ul" columns="cards">
          {list.fittings.map((fitting) => (
            <FittingCard key={fitting.sku} fitting={fitting} action={<AskButton fitting={fitting} />} />
          ))}
        </Grid>
      )}
      {list.fittings.length === 0 || list.clearHref === null ? null : <AlertLink href={alertHref}>{t('alert.tellList')}</AlertLink>}
      <WiderChoice wider={wider} />
      <div className="pt-10">
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => fittingsAddress(query, { page })}
          labels={{ nav: t('list.pages'), previous: t('common.previous'), next: t('common.next'), page: (page) => t('list.page', { page }) }}
        />
      </div>
    </>
  )
}
