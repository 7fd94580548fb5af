import { useTranslations } from 'use-intl'
import { findBrandBySign } from '#core/domain/brand/index.ts'
import { listCars } from '#core/domain/car/index.ts'
import { listModels } from '#core/domain/model/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { headWords } from '#apps/site/head/page-words.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { brandWords } from './brand-words.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { BrandMark, Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Section, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { carPageView } from '#apps/site/vehicle/car-card-view.server.ts'
import { modelHref } from '#apps/site/vehicle/model-href.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { listCarsInputSchema } from '#contract/car.ts'
import type { Route } from './+types/route.ts'

const CHEAPEST_FIRST = '2'

/** `/brand/{brand_sign}`: the maker, its newest versions and the way to all of them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const brand = await findBrandBySign({ ctx, input: { brand_sign: params.brandSign } })
  const [page, cheapest] = await Promise.all([
    listCars({ ctx, input: listCarsInputSchema.parse({ brand: brand.brand_sign }) }),
    listCars({ ctx, input: listCarsInputSchema.parse({ brand: brand.brand_sign, sort: CHEAPEST_FIRST, page_size: 1 }) }),
  ])
  const facts = [
    { label: t('brand.versions'), value: String(page.total) },
    ...(brand.founded_year === null ? [] : [{ label: t('brand.founded'), value: String(brand.founded_year) }]),
    ...(brand.country_name === null ? [] : [{ label: t('brand.origin'), value: brand.country_name }]),
  ]
  const models = await listModels({ ctx, input: { brand_sign: brand.brand_sign } })
  const cards = carPageView({ t, locale }, page)
  return {
    sign: brand.brand_sign,
    name: brand.brand_name,
    title: t(brand.type === 2 ? 'brand.pageTitleCommercial' : 'brand.pageTitle', { brand: brand.brand_name }),
    introduction: brand.introduction,
    facts,
    words: brandWords({ t, locale }, { brand, total: page.total, fromCents: cheapest.list[0]?.fob_price_usd_cents ?? null, facts }),
    page: cards,
    models: {
      title: headWords(locale)('model.models'),
      links: models.map((model) => ({ href: modelHref(model.brand_sign, model.sign), name: model.name })),
    },
    landed: await landedCards(site, { cars: cards.cars }),
    listHref: `/carList?brand=${brand.brand_sign}`,
    hasSample: brand.is_sample,
    remark: t('brand.remarkTemplate', { brand: brand.brand_name }),
  }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: loaderData.title,
    words: loaderData.words,
    canonical: `/brand/${loaderData.sign}`,
  })
}

export default function BrandScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { sign, name, title, introduction, facts, page, models, listHref } = loaderData
  return (
    <main id="content">
      <Container>
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('menu.brands'), href: '/brand' }, { label: name }]}
        />
        <header className="pt-2 pb-8 desktop:pt-4 desktop:pb-10">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <BrandMark brandSign={sign} brandName={name} size="lg" />
            <div className="min-w-0 flex-1">
              <Heading level={1}>
                <bdi>{title}</bdi>
              </Heading>
              <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
                {facts.map((fact) => (
                  <div key={fact.label} className="flex gap-2">
                    <dt className="text-muted">{fact.label}</dt>
                    <dd className="font-medium">
                      <bdi>{fact.value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          {introduction === null ? null : <p className="mt-4 max-w-text text-muted">{introduction}</p>}
        </header>
        {page.cars.length === 0 ? (
          <EmptyState
            title={t('brand.carCount', { count: 0 })}
            text={t('brand.empty')}
            picture={<VehiclePicture drawing={FIXED_DRAWINGS.sedan} alt={null} />}
            action={
              <ButtonLink href="#form" variant="primary">
                {t('brand.ask', { brand: name })}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <CarGrid cars={page.cars} isFirst />
            {page.pageCount > 1 ? (
              <p className="pt-8 text-center">
                <ButtonLink href={listHref} variant="secondary">
                  {t('brand.allOfBrand', { brand: name })}
                </ButtonLink>
              </p>
            ) : null}
          </>
        )}
        {models.links.length === 0 ? null : (
          <nav aria-label={models.title} className="pt-8">
            <Heading level={2}>{models.title}</Heading>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
              {models.links.map(({ href, name: model }) => (
                <li key={href}>
                  <TextLink href={href}>
                    <bdi>{model}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {loaderData.hasSample ? (
          <div className="pt-8">
            <SampleNote />
          </div>
        ) : null}
      </Container>
      <Section id="form" width="column">
        <Heading level={2} className="mb-6">
          {t('brand.ask', { brand: name })}
        </Heading>
        <EnquiryForm origin="brand" originId={sign} subject={{ brand: name, brandSign: sign }} remark={loaderData.remark} />
      </Section>
    </main>
  )
}
