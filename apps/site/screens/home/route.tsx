import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { HomeSection } from '#contract/frame-values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { listArticles } from '#core/domain/article/index.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import { countCarsByBody, countPriceBands, listAutoTypes, listHotCars } from '#core/domain/car/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { articleCardView } from '#apps/site/article/article-card-view.server.ts'
import { companyJsonLd, siteJsonLd } from '#apps/site/head/company-json-ld.server.ts'
import { BrandTile } from '#apps/site/brand/brand-tile.tsx'
import { brandTileView } from '#apps/site/brand/brand-tile-view.server.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readFrame } from '#core/domain/frame/index.ts'
import { companyReasons, sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { RouteMap } from '#apps/site/illustration/route-map.tsx'
import { sceneSrc, STEP_SCENES } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { ButtonLink, Grid, Heading, IconArrowEnd, Notice, Section, SectionHead, StatGrid, Steps } from '#apps/site/ui/index.ts'
import { bandText } from '#apps/site/vehicle/figure-labels.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { TypeTiles } from '#apps/site/auto-type/type-tiles.tsx'
import { typeTiles, workTiles } from '#apps/site/auto-type/type-tiles.server.ts'
import { Hero } from './hero.tsx'
import { chooseHero } from './hero-view.ts'
import { Lineup } from './lineup.tsx'
import { lineupView } from './lineup-view.server.ts'
import { NewsSection } from './news-section.tsx'
import { PriceBands } from './price-bands.tsx'
import type { Route } from './+types/route.ts'

const HOT_CARS = 6
/** Enough hot cars to find one of each body for the line-up. */
const LINEUP_CARS = 100
const BRANDS = 12
const NEWS = { page: 1, page_size: 3 }

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t, siteOrigin } = site
  const [hot, brands, types, bodies, bands, news, company, hours, claims, look, frame] = await Promise.all([
    listHotCars({ ctx, input: { limit: LINEUP_CARS } }),
    listBrands({ ctx, input: {} }),
    listAutoTypes({ ctx }),
    countCarsByBody({ ctx }),
    countPriceBands({ ctx }),
    listArticles({ ctx, input: NEWS }),
    readSettings({ ctx, group: 'company' }),
    readSettings({ ctx, group: 'hours' }),
    readSettings({ ctx, group: 'claims' }),
    readAppearance({ ctx }),
    readFrame({ ctx }),
  ])
  // Photographed models first; among them, and after them, the order of the hot list stays.
  const shown = hot.toSorted((a, b) => Number(b.picture !== null) - Number(a.picture !== null)).slice(0, HOT_CARS)
  const cards = shown.map((card) => carCardView({ t, locale }, card))
  return {
    title: t('home.metaTitle'),
    words: namedPageWords(locale, 'home', [t('home.metaDescription')]),
    jsonLd: [
      companyJsonLd({ siteOrigin, locale, description: t('home.metaDescription'), look }, company.value, hours.value),
      siteJsonLd({ siteOrigin, locale }, company.value.name),
    ],
    hot: cards,
    landed: await landedCards(site, { cars: cards }),
    hero: chooseHero(cards),
    lineup: lineupView({ t, locale }, hot),
    isRtl: localeInfo(locale).dir === 'rtl',
    brands: brands.slice(0, BRANDS).map((brand) => brandTileView(t, brand)),
    types: [...typeTiles(t, types), ...workTiles(t, bodies)],
    bands: bands.map((band) => ({ value: band.value, label: bandText(site, 'price', band.value), countText: t('list.count', { count: band.count }) })),
    news: news.list.map((card) => articleCardView({ t, locale }, card)),
    hasSample: hot.some((card) => card.is_sample),
    reasons: companyReasons(site, claims.value),
    companyNote: sampleCompanyNote(t, claims.isSample),
    sections: frame.homeSections,
  }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, jsonLd } = loaderData
  return pageMeta(matches, { title, words, canonical: '/', jsonLd })
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const steps = ([1, 2, 3, 4, 5, 6] as const).map((number, index) => ({
    title: t(`home.how${number}Title`),
    text: t(`home.how${number}Text`),
    picture: sceneSrc(STEP_SCENES[index] ?? STEP_SCENES[0]),
  }))
  const { reasons, companyNote } = loaderData
  const sections: Record<HomeSection, ReactNode> = {
    hot:
      loaderData.hot.length > 0 ? (
        <Section>
          <SectionHead
            title={t('home.hotModels')}
            action={
              <ButtonLink href="/carList" variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
                {t('home.allModels')}
              </ButtonLink>
            }
          />
          <CarGrid cars={loaderData.hot} level={3} />
          {loaderData.hasSample ? (
            <div className="pt-6">
              <SampleNote />
            </div>
          ) : null}
        </Section>
      ) : null,
    lineup: loaderData.lineup === null ? null : <Lineup lineup={loaderData.lineup} isRtl={loaderData.isRtl} />,
    types:
      loaderData.types.length > 0 ? (
        <Section tone="sunken">
          <SectionHead title={t('home.byType')} />
          <TypeTiles tiles={loaderData.types} />
        </Section>
      ) : null,
    brands:
      loaderData.brands.length > 0 ? (
        <Section>
          <SectionHead
            title={t('home.byBrand')}
            action={
              <ButtonLink href="/brand" variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
                {t('brand.listTitle')}
              </ButtonLink>
            }
          />
          <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-3 wide:grid-cols-4">
            {loaderData.brands.map((brand) => (
              <BrandTile key={brand.sign} brand={brand} />
            ))}
          </ul>
          <div className="pt-section">
            <SectionHead title={t('home.byPrice')} />
            <PriceBands bands={loaderData.bands} />
          </div>
        </Section>
      ) : null,
    how: (
      <Section tone="sunken">
        <SectionHead
          title={t('home.howTitle')}
          action={
            <ButtonLink href="/carPurchaseProcess" variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
              {t('menu.carPurchaseProcess')}
            </ButtonLink>
          }
        />
        <Steps items={steps} />
      </Section>
    ),
    why:
      reasons.length > 0 ? (
        <Section>
          <SectionHead title={t('home.whyTitle')} />
          <StatGrid items={reasons} hasWords />
          {companyNote === null ? null : (
            <div className="pt-8">
              <Notice title={companyNote.title}>{companyNote.text}</Notice>
            </div>
          )}
        </Section>
      ) : null,
    map: (
      <Section>
        <RouteMap />
      </Section>
    ),
    news: <NewsSection articles={loaderData.news} />,
    ask: (
      <Section tone="sunken" id="ask">
        <Grid columns="halves" gap="lg">
          <div>
            <Heading level={2} size="title">
              {t('home.enquiryTitle')}
            </Heading>
            <p className="mt-3 text-muted">{t('enquiry.intro')}</p>
          </div>
          <EnquiryForm origin="home" />
        </Grid>
      </Section>
    ),
  }
  return (
    <main id="content">
      <Hero hero={loaderData.hero} />
      {loaderData.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </main>
  )
}
