import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/context.server.ts'
import { dotted } from '#apps/site/dotted.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { leaveToPage } from '#apps/site/leave-to-page.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Breadcrumbs, Container, Heading, ScrollRow, Section, Split } from '#apps/site/ui/index.ts'
import { faqInPage } from '#apps/site/faq/faq-in-page.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { specificationInPage } from '#apps/site/vehicle/specification-in-page.ts'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { ConditionSection } from './condition-section.tsx'
import { loadUsed } from './load-used.server.ts'
import { UsedAskBar } from './used-ask-bar.tsx'
import { AskSection, BaseSection, FactsSection } from './used-sections.tsx'
import type { UsedView } from './used-view.ts'
import type { Route } from './+types/route.ts'

/** `/usedCarsDetail/{stock reference}` and its mobile twin (product D14). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadUsed(siteContext(context), params.id)
}

export const action = enquiryAction

export const handle = { handoff: leaveToPage(faqInPage('unit'), specificationInPage('unit', 'facts')) }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { unit, jsonLd } = loaderData
  return pageMeta(matches, {
    title: dotted([unit.title, unit.subtitle, unit.stockRef]),
    description: unit.description,
    canonical: `/usedCarsDetail/${unit.stockRef}`,
    image: unit.gallery.exterior[0]?.src ?? null,
    jsonLd: [jsonLd],
    // Who looks for a car should not find one that is gone; links to it still work (decision 0018).
    isIndexed: unit.status !== 'sold',
  })
}

export default function UsedCarScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { unit } = loaderData
  return (
    <main id="content">
      <Container>
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[
            { label: t('common.home'), href: '/' },
            { label: t('menu.usedCars'), href: '/usedCars' },
            { label: unit.brandName, href: `/usedCars?brand=${encodeURIComponent(unit.brandSign)}` },
            { label: unit.title },
          ]}
        />
        <div className="pt-2 pb-section desktop:pt-4">
          <Split main={<MediaTabs gallery={unit.gallery} note={unit.pictureNote} />} side={<BaseSection unit={unit} similarHref="#similar" />} sticky />
        </div>
      </Container>
      <Section tone="sunken" space="normal">
        <ConditionSection condition={unit.condition} />
      </Section>
      <Section>
        <FactsSection unit={unit} />
        {unit.isSample ? (
          <div className="mt-8">
            <SampleNote />
          </div>
        ) : null}
      </Section>
      {unit.similar.length > 0 ? (
        <Section tone="sunken">
          <SimilarUnits unit={unit} />
        </Section>
      ) : null}
      <Section>
        <Split main={<FaqSection faq={unit.faq} />} side={<AskSection unit={unit} />} />
      </Section>
      <UsedAskBar unit={unit} />
    </main>
  )
}

function SimilarUnits({ unit }: { unit: UsedView }) {
  const t = useTranslations()
  return (
    <div id="similar">
      <ScrollRow
        label={t('used.similar')}
        head={<Heading level={2}>{t('used.similar')}</Heading>}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
      >
        {unit.similar.map((card) => (
          <UsedCardItem key={card.stockRef} unit={card} as="li" />
        ))}
      </ScrollRow>
    </div>
  )
}
