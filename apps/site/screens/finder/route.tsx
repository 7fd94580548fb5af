import { useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { listCountries } from '#core/domain/country/index.ts'
import { findShortlist } from '#core/domain/finder/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { writeDestination } from '#apps/site/enquiry/destination.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { Breadcrumbs, Container, Grid, Heading, Section } from '#apps/site/ui/index.ts'
import { FINDER_PATH } from '#apps/site/site-data/finder-path.ts'
import { finderView, readAnswers, withPlace } from './finder-view.server.ts'
import { QuestionForm } from './question-form.tsx'
import { Shortlist } from './shortlist.tsx'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

/** The country is handed to the next page's form by the script, whose reader may be gone with a quick press: it starts right after the first view. */
export const handle = { isUrgent: true }

/** `/menuCar/helper`: the guided finder (R7.6, R7.17). The answers stand in the address; only the plain page is indexed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const query = site.url.searchParams
  const read = readAnswers(query)
  const hasAnswers = Object.keys(read.input).length > 0
  const place = (await siteDestination(site))?.country ?? null
  const { input, isPassedOver } = withPlace(read, query, place)
  const [countries, shortlist] = await Promise.all([listCountries({ ctx, input: {} }), hasAnswers ? findShortlist({ ctx, input }) : null])
  const chosen = countries.find(({ iso2 }) => iso2 === read.input.destination)
  const destination = chosen === undefined ? null : { country: chosen.country, country_id: String(chosen.id) }
  const view = finderView({ t, locale }, { input, isPassedOver, countries, shortlist, place })
  const proposals = (view.result?.groups ?? []).flatMap((group) => group.proposals)
  return {
    title: t('finder.title'),
    description: t('finder.intro'),
    words: namedPageWords(locale, 'finder', [t('finder.intro')]),
    destination,
    view,
    landed: await landedCards(site, { cars: proposals.flatMap(({ car }) => car ?? []), units: proposals.flatMap(({ unit }) => unit ?? []) }),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, view } = loaderData
  return pageMeta(matches, { title, words, canonical: FINDER_PATH, isIndexed: view.result === null })
}

export default function FinderScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, description, destination, view } = loaderData
  const { result } = view
  // Before the form reads it: effects run from the inside out, a layout effect before all others.
  useLayoutEffect(() => {
    if (destination !== null) writeDestination(destination)
  }, [destination])
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('products.title'), href: '/menuCar' }, { label: title }]}
        />
        <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
          <Heading level={1}>{title}</Heading>
          {result === null ? <p className="mt-3 text-lead text-muted">{description}</p> : null}
        </header>
        {result === null ? <QuestionForm view={view} /> : <Shortlist view={view} result={result} label={t('filter.active')} />}
      </Container>
      {result === null ? null : (
        <>
          <Section tone="sunken" id="ask">
            <Grid columns="halves" gap="lg">
              <div>
                <Heading level={2}>{result.askTitle}</Heading>
                <p className="mt-3 text-muted">{result.askText}</p>
              </div>
              <EnquiryForm key={result.remark} origin="other" originId="menuCar/helper" remark={result.remark} country={destination} />
            </Grid>
          </Section>
          <Section id="questions">
            <Heading level={2} className="mb-6">
              {view.changeText}
            </Heading>
            <QuestionForm view={view} />
          </Section>
        </>
      )}
    </main>
  )
}
