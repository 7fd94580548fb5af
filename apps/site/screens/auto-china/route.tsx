import { useTranslations } from 'use-intl'
import { listBrands } from '#core/domain/brand/index.ts'
import { countCarFacets, listAutoTypes, listHotCars } from '#core/domain/car/index.ts'
import { BrandTile } from '#apps/site/brand/brand-tile.tsx'
import { brandTileView } from '#apps/site/brand/brand-tile-view.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { RouteMap } from '#apps/site/illustration/route-map.tsx'
import { sceneSrc, STEP_SCENES } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { Anchor, Breadcrumbs, ButtonLink, Chip, ChipList, Container, Heading, Section, SectionHead, Steps } from '#apps/site/ui/index.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { TypeTiles } from '#apps/site/auto-type/type-tiles.tsx'
import { typeTiles } from '#apps/site/auto-type/type-tiles.server.ts'
import type { Route } from './+types/route.ts'

/** `/autoChina`: the Chinese car industry for an overseas buyer, with live links into the list (R9.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const [brands, types, hot, counted] = await Promise.all([
    listBrands({ ctx, input: {} }),
    listAutoTypes({ ctx }),
    listHotCars({ ctx, input: { limit: 6 } }),
    countCarFacets({ ctx, input: {} }),
  ])
  const energies = counted.facets.find(({ name }) => name === 'energy')?.options ?? []
  const cards = hot.map((card) => carCardView({ t, locale }, card))
  return {
    title: t('autoChina.title'),
    description: t('autoChina.intro'),
    words: namedPageWords(locale, 'autoChina', [t('autoChina.intro')]),
    energies: ENERGIES.map(({ sign, energy, text }) => ({
      href: `/carList?type=${sign}`,
      name: t(`energy.${energy}`),
      text: t(text),
      countText: t('list.count', { count: energies.find(({ value }) => value === energy)?.count ?? 0 }),
    })),
    steps: ([1, 2, 3, 4, 5, 6] as const).map((number) => ({
      title: t(`home.how${number}Title`),
      text: t(`home.how${number}Text`),
      picture: sceneSrc(STEP_SCENES[number - 1] ?? STEP_SCENES[0]),
    })),
    stepsLink: t('buying.allSteps'),
    moreTitle: t('autoChina.moreTitle'),
    more: [
      { href: '/carList?steering=right', label: t('steering.right') },
      { href: '/carList?category=2', label: t('category.2') },
      { href: '/usedCars', label: t('menu.usedCars') },
      { href: '/carFittings', label: t('menu.carFittings') },
      { href: '/menuCar/helper', label: t('finder.title') },
    ],
    brands: brands.slice(0, 16).map((brand) => brandTileView(t, brand)),
    types: typeTiles(t, types),
    hot: cards,
    landed: await landedCards(site, { cars: cards }),
    hasSample: hot.some((card) => card.is_sample),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words } = loaderData
  return pageMeta(matches, { title, words, canonical: '/autoChina' })
}

const ENERGIES = [
  { sign: 'electric', energy: 'BEV', text: 'autoChina.energyElectric' },
  { sign: 'plug-in-hybrid', energy: 'PHEV', text: 'autoChina.energyPlugIn' },
  { sign: 'extended-range', energy: 'EREV', text: 'autoChina.energyExtended' },
] as const

export default function AutoChinaScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.autoChina') }]} />
        <header className="max-w-text pt-2 pb-10 desktop:pt-4 desktop:pb-14">
          <Heading level={1}>{t('autoChina.title')}</Heading>
          <p className="mt-3 text-lg text-muted">{t('autoChina.intro')}</p>
        </header>
        <SectionHead
          title={t('autoChina.makersTitle')}
          text={t('autoChina.makersText')}
          size="heading"
          action={
            <ButtonLink href="/brand" variant="secondary">
              {t('brand.listTitle')}
            </ButtonLink>
          }
        />
        <ul className="grid grid-cols-1 gap-3 phablet:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
          {loaderData.brands.map((brand) => (
            <BrandTile key={brand.sign} brand={brand} />
          ))}
        </ul>
      </Container>
      <Section tone="sunken">
        <SectionHead title={t('autoChina.segmentsTitle')} text={t('autoChina.segmentsText')} size="heading" />
        <TypeTiles tiles={loaderData.types.filter((tile) => tile.group === 'auto_type')} />
      </Section>
      <Section>
        <SectionHead title={t('autoChina.energyTitle')} size="heading" />
        <ul className="grid gap-8 desktop:grid-cols-3 desktop:gap-12">
          {loaderData.energies.map((energy) => (
            <li key={energy.href} className="border-t-2 border-ink pt-4">
              <Heading level={3}>
                <Anchor href={energy.href} className="flex min-h-tap items-center underline-offset-4 hover:underline desktop:min-h-0">
                  {energy.name}
                </Anchor>
              </Heading>
              <p className="mt-2 text-muted">{energy.text}</p>
              <p className="mt-2 text-sm text-muted tabular-nums">{energy.countText}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunken">
        <SectionHead
          title={t('autoChina.exportTitle')}
          size="heading"
          action={
            <ButtonLink href="/carPurchaseProcess" variant="secondary">
              {loaderData.stepsLink}
            </ButtonLink>
          }
        />
        <Steps items={loaderData.steps} />
      </Section>
      <Section>
        <RouteMap />
      </Section>
      <Section>
        <SectionHead title={t('autoChina.hotTitle')} size="heading" />
        <CarGrid cars={loaderData.hot} level={3} />
        {loaderData.hasSample ? (
          <div className="pt-6">
            <SampleNote />
          </div>
        ) : null}
      </Section>
      <Section tone="sunken" space="tight">
        <Heading level={2} size="subheading" className="mb-4">
          {loaderData.moreTitle}
        </Heading>
        <ChipList label={loaderData.moreTitle}>
          {loaderData.more.map((link) => (
            <Chip key={link.href} href={link.href}>
              {link.label}
            </Chip>
          ))}
        </ChipList>
      </Section>
    </main>
  )
}
