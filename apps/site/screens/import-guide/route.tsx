import { useTranslations } from 'use-intl'
import { PapersList } from '#apps/site/company/papers-list.tsx'
import { LandedSection } from '#apps/site/detail/landed-section.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { AlsoSection } from '#apps/site/list/also-section.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { Breadcrumbs, ButtonLink, Chip, ChipList, Container, Grid, Heading, Notice, Section } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { Facts, Ways } from './guide-tables.tsx'
import { loadGuide } from './load-guide.server.ts'
import type { Route } from './+types/route.ts'

/** `/import/{country}`: what a country admits, the ways there, and what a vehicle costs on arrival (R22.13). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadGuide(siteContext(context), params.country)
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { path, view, jsonLd } = loaderData
  return pageMeta(matches, { title: view.title, words: view.words, canonical: path, jsonLd })
}

export default function ImportGuideScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { view, example, cars, units, totals, hasSample } = loaderData
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('importGuide.listTitle'), href: '/import' }, { label: view.country }]}
        />
        <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
          <Heading level={1}>{view.title}</Heading>
          <p className="mt-3 text-lead text-muted">{view.description}</p>
          {view.prices === null ? null : (
            <p className="mt-5">
              <ButtonLink href={view.prices.href} variant="primary">
                <bdi>{view.prices.label}</bdi>
              </ButtonLink>
            </p>
          )}
          {view.ports.length === 0 ? null : (
            <div className="mt-5">
              <ChipList label={t('landed.changePort')}>
                {view.ports.map(({ label, href, isChosen }) => (
                  <Chip key={href} href={href} selected={isChosen}>
                    <bdi>{label}</bdi>
                  </Chip>
                ))}
              </ChipList>
            </div>
          )}
        </header>
        <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-2">
          <section aria-labelledby="admits">
            <Heading level={2} id="admits" className="mb-4">
              {view.admitsTitle}
            </Heading>
            <Facts facts={view.facts} />
            {view.remarkOnRule === null ? null : (
              <p className="mt-4 max-w-text">
                <bdi>{view.remarkOnRule}</bdi>
              </p>
            )}
            <p className="mt-4 text-sm text-muted">{view.ruleNote}</p>
          </section>
          <section aria-labelledby="ways">
            <Heading level={2} id="ways" className="mb-4">
              {t('importGuide.waysTitle')}
            </Heading>
            {view.ways.length === 0 ? <p>{view.noWays}</p> : <Ways ways={view.ways} />}
            {view.lapsed.map((text) => (
              <p key={text} className="mt-3">
                <bdi>{text}</bdi>
              </p>
            ))}
          </section>
          <section aria-labelledby="taxes">
            <Heading level={2} id="taxes" className="mb-4">
              {t('importGuide.taxesTitle')}
            </Heading>
            {view.taxes.length === 0 ? <p>{view.noTaxes}</p> : <Facts facts={view.taxes.map((tax) => ({ ...tax, note: null }))} />}
            {view.taxes.length === 0 ? null : <p className="mt-4 text-sm text-muted">{t('importGuide.taxesText')}</p>}
          </section>
          {view.inspections.length === 0 ? null : (
            <section aria-labelledby="inspections">
              <Heading level={2} id="inspections" className="mb-4">
                {t('importGuide.inspectionsTitle')}
              </Heading>
              <Facts facts={view.inspections} />
            </section>
          )}
        </div>
      </Container>
      {example === null ? null : (
        <Section tone="sunken" space="normal">
          <LandedSection landed={example} isExample />
        </Section>
      )}
      <Container className="pb-section">
        {cars.length === 0 ? null : (
          <AlsoSection title={view.carsTitle} all={totals.cars.label} href={totals.cars.href}>
            <CarGrid cars={cars} level={3} />
          </AlsoSection>
        )}
        {units.length === 0 ? null : (
          <AlsoSection title={view.unitsTitle} all={totals.units.label} href={totals.units.href}>
            <Grid as="ul" columns="cards">
              {units.map((unit) => (
                <UsedCardItem key={unit.stockRef} unit={unit} as="li" level={3} />
              ))}
            </Grid>
          </AlsoSection>
        )}
      </Container>
      <Section tone="sunken">
        <Heading level={2} className="mb-2">
          {t('buying.papersTitle')}
        </Heading>
        <PapersList papers={view.papers} />
      </Section>
      <Section width="column">
        <FaqSection faq={view.faq} />
        <div className="mt-8 grid gap-3">
          <Notice>{t('landed.estimate')}</Notice>
          {hasSample ? <SampleNote /> : null}
        </div>
      </Section>
      <Section tone="sunken" id="ask">
        <Grid columns="halves" gap="lg">
          <div>
            <Heading level={2}>{t('buying.askTitle')}</Heading>
            <p className="mt-3 text-muted">{t('contact.intro')}</p>
          </div>
          <EnquiryForm origin="other" originId="import" remark={view.remark} />
        </Grid>
      </Section>
    </main>
  )
}
