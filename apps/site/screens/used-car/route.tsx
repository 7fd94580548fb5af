import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { useViewedNote } from '#apps/site/shortlist/viewed.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Breadcrumbs, Container, Section, Split } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { CardRow } from '#apps/site/detail/card-row.tsx'
import { FactsSection } from '#apps/site/detail/facts-section.tsx'
import { LandedSection } from '#apps/site/detail/landed-section.tsx'
import { SampleBlock } from '#apps/site/detail/sample-block.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { ConditionSection } from './condition-section.tsx'
import { loadUsed } from './load-used.server.ts'
import { UsedAskBar } from './used-ask-bar.tsx'
import { AskAbout, BaseSection } from './used-sections.tsx'
import type { UsedView } from './used-view.ts'
import type { Route } from './+types/route.ts'

/** `/usedCarsDetail/{stock reference}` and its mobile twin (R3.4). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadUsed(siteContext(context), params.id)
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData.head) : []
}

export default function UsedCarScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { unit, section, bar } = loaderData
  useViewedNote('used', unit.stockRef)
  return (
    <main id="content">
      <Container>
        <Breadcrumbs label={t('common.breadcrumb')} items={unit.crumbs} />
        <div className="pt-2 pb-section desktop:pt-4">
          <Split main={<MediaTabs gallery={unit.gallery} note={unit.pictureNote} />} side={<BaseSection unit={unit} similarHref="#similar" />} sticky />
        </div>
      </Container>
      {section && (
        <Section>
          <LandedSection landed={section} />
        </Section>
      )}
      <Section tone="sunken" space="normal">
        <ConditionSection condition={unit.condition} />
      </Section>
      <Section>
        <FactsSection title={t('used.facts')} groups={unit.facts} />
        <SampleBlock isSample={unit.isSample} />
      </Section>
      {unit.similar.length > 0 && (
        <Section tone="sunken">
          <SimilarUnits unit={unit} />
        </Section>
      )}
      <Section>
        <Split main={<FaqSection faq={unit.faq} />} side={<AskAbout unit={unit} />} />
      </Section>
      <UsedAskBar unit={unit} landed={bar} />
    </main>
  )
}

function SimilarUnits({ unit }: { unit: UsedView }) {
  const t = useTranslations()
  return (
    <div id="similar">
      <CardRow title={t('used.similar')}>
        {unit.similar.map((card) => (
          <UsedCardItem key={card.stockRef} unit={card} as="li" />
        ))}
      </CardRow>
    </div>
  )
}
