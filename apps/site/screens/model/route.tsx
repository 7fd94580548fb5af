import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { listFittingsInputSchema } from '#contract/fitting.ts'
import { listFittings } from '#core/domain/fitting/index.ts'
import { findModel } from '#core/domain/model/index.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { FittingCard } from '#apps/site/fitting/fitting-card.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { BrandMark, Breadcrumbs, Container, Grid, Heading, Section, TextLink } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { modelJsonLd } from './json-ld.server.ts'
import { modelView } from './model-view.server.ts'
import type { ModelView } from './model-view.ts'
import type { Route } from './+types/route.ts'

const PARTS = 4

/** `/model/{brand_sign}/{model}`: all that there is of a model, new and used, with the parts that fit it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t, siteOrigin, url } = site
  const [brandSign, sign] = [params.brandSign.toLowerCase(), params.modelSign.toLowerCase()]
  if (brandSign !== params.brandSign || sign !== params.modelSign) throw redirect(`/model/${brandSign}/${sign}${url.search}`, 301)
  const model = await findModel({ ctx, input: { brand_sign: brandSign, sign } })
  const parts = await listFittings({ ctx, input: listFittingsInputSchema.parse({ brand: brandSign, model: model.name, page_size: PARTS }) })
  const view = modelView({ t, locale }, model, parts)
  return { view, landed: await landedCards(site, { cars: view.cars, units: view.units.cards }), jsonLd: modelJsonLd({ siteOrigin, locale }, view) }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { view, jsonLd } = loaderData
  return pageMeta(matches, { title: view.title, words: view.words, canonical: view.href, jsonLd })
}

export default function ModelScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { view } = loaderData
  const { versions, units, parts, guides } = view
  return (
    <main id="content">
      <Container>
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[
            { label: t('common.home'), href: '/' },
            { label: t('menu.brands'), href: '/brand' },
            { label: view.brandName, href: `/brand/${view.brandSign}` },
            { label: view.name },
          ]}
        />
        <header className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-2 pb-8 desktop:pt-4 desktop:pb-10">
          <BrandMark brandSign={view.brandSign} brandName={view.brandName} size="lg" />
          <div className="min-w-0 flex-1">
            <Heading level={1}>
              <bdi>{view.title}</bdi>
            </Heading>
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {view.facts.map((fact) => (
                <div key={fact.label} className="flex gap-2">
                  <dt className="text-muted">{fact.label}</dt>
                  <dd className="font-medium">
                    <bdi>{fact.value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </header>
        {view.cars.length > 0 ? <CarGrid cars={view.cars} isFirst /> : null}
        {view.hasSample ? (
          <div className="pt-8">
            <SampleNote />
          </div>
        ) : null}
      </Container>
      {versions.rows.length > 0 ? (
        <Section>
          <Heading level={2} className="mb-6">
            {versions.title}
          </Heading>
          <Versions versions={versions} />
        </Section>
      ) : null}
      {units.cards.length > 0 ? (
        <Section tone="sunken" space="normal">
          <Heading level={2} className="mb-6">
            {units.title}
          </Heading>
          <Grid as="ul" columns="cards">
            {units.cards.map((unit) => (
              <UsedCardItem key={unit.stockRef} unit={unit} as="li" level={3} />
            ))}
          </Grid>
          <p className="pt-6">
            <TextLink href={units.href}>{units.all}</TextLink>
          </p>
        </Section>
      ) : null}
      {parts.cards.length > 0 ? (
        <Section>
          <Heading level={2} className="mb-6">
            {parts.title}
          </Heading>
          <Grid as="ul" columns="cards">
            {parts.cards.map((part) => (
              <FittingCard key={part.sku} fitting={part} level={3} />
            ))}
          </Grid>
          <p className="pt-6">
            <TextLink href={parts.href}>{parts.all}</TextLink>
          </p>
        </Section>
      ) : null}
      <Section width="column">
        <Heading level={2}>{guides.title}</Heading>
        <p className="mt-3 text-muted">{guides.text}</p>
        <p className="pt-4">
          <TextLink href={guides.href}>{guides.title}</TextLink>
        </p>
      </Section>
      <Section id="form" width="column">
        <Heading level={2} className="mb-6">
          {view.ask}
        </Heading>
        <EnquiryForm origin="brand" originId={view.brandSign} subject={{ brand: view.brandName, brandSign: view.brandSign }} remark={view.remark} />
      </Section>
    </main>
  )
}

function Versions({ versions: { columns, rows } }: Pick<ModelView, 'versions'>) {
  return (
    <table className="w-full border-t border-line text-start">
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ href, name, note, price }) => (
          <tr key={href} className="border-b border-line align-baseline">
            <th scope="row" className="py-2.5 pe-4 text-start leading-snug font-medium">
              <TextLink href={href}>
                <bdi>{name}</bdi>
              </TextLink>
              <span className="block text-sm font-normal text-muted">{note}</span>
            </th>
            <td className="py-2.5 text-end leading-snug font-medium tabular-nums">
              <bdi>{price}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
