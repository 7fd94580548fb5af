import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { useViewedNote } from '#apps/site/shortlist/viewed.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Breadcrumbs, Container, Heading, Section, Split, TextLink } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { AskBar } from '#apps/site/detail/ask-bar.tsx'
import { LandedSection } from '#apps/site/detail/landed-section.tsx'
import { SampleBlock } from '#apps/site/detail/sample-block.tsx'
import { BaseSection, QuoteSection, TableSection } from './car-sections.tsx'
import { EvSection } from './ev-section.tsx'
import { DimensionsSection } from './dimensions-section.tsx'
import { loadCar } from './load-car.server.ts'
import { RelatedRow } from './related-row.tsx'
import type { Route } from './+types/route.ts'

/** `/car/{id}` and its mobile twin (R3.4). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadCar(siteContext(context), params.id)
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { car, jsonLd } = loaderData
  return pageMeta(matches, {
    words: car.words,
    canonical: `/car/${car.sign}`,
    image: car.gallery.exterior[0]?.src ?? null,
    jsonLd,
  })
}

export default function CarScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { car, section, bar } = loaderData
  useViewedNote('car', car.sign)
  return (
    <main id="content">
      <Container>
        <Breadcrumbs label={t('common.breadcrumb')} items={car.crumbs} />
        <div className="pt-2 desktop:pt-4">
          <Split main={<MediaTabs gallery={car.gallery} note={car.isSample ? t('car.studioNote') : null} />} side={<BaseSection car={car} />} sticky />
        </div>
      </Container>
      {section === null ? null : (
        <Section tone="sunken" space="normal">
          <LandedSection landed={section} />
        </Section>
      )}
      {car.ev === null ? null : (
        <Section>
          <EvSection ev={car.ev} />
        </Section>
      )}
      <Section>
        <DimensionsSection car={car} />
      </Section>
      <Section tone="sunken" space="normal">
        <TableSection car={car} />
        <SampleBlock isSample={car.isSample} />
      </Section>
      {car.trims.length > 0 ? (
        <Section>
          <RelatedRow title={t('car.otherTrims')} cars={car.trims} />
        </Section>
      ) : null}
      <Section tone={car.trims.length > 0 ? 'sunken' : 'plain'}>
        <Split main={<FaqSection faq={car.faq} />} side={<QuoteSection car={car} />} />
      </Section>
      <Section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
          <RelatedRow title={t('car.related')} cars={car.related} />
          {car.sameBrand.length === 0 ? null : (
            <section>
              <Heading level={2}>{t('car.sameBrand', { brand: car.brandName })}</Heading>
              <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
                {car.sameBrand.map(({ href, name }) => (
                  <li key={href}>
                    <TextLink href={href}>
                      <bdi>{name}</bdi>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Section>
      <AskBar label={t('car.freeQuote')} price={car.price} landed={bar} subject={car} />
    </main>
  )
}
