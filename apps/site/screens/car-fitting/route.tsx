import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { AskBar } from '#apps/site/detail/ask-bar.tsx'
import { CardRow } from '#apps/site/detail/card-row.tsx'
import { DetailCrumbs } from '#apps/site/detail/detail-crumbs.tsx'
import { FactsSection } from '#apps/site/detail/facts-section.tsx'
import { SampleBlock } from '#apps/site/detail/sample-block.tsx'
import { FittingCard } from '#apps/site/fitting/fitting-card.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Container, Section, Split } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { FitsSection } from './fits-section.tsx'
import { loadPart } from './load-part.server.ts'
import { AskAbout, BaseSection, PictureSection } from './part-sections.tsx'
import type { PartView } from './part-view.ts'
import type { Route } from './+types/route.ts'

/** `/carFittingsDetail/{part number}` and its mobile twin (R3.4). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPart(siteContext(context), params.id)
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { part, jsonLd } = loaderData
  return pageMeta(matches, {
    title: `${part.name} · ${part.sku}`,
    description: part.description,
    canonical: `/carFittingsDetail/${encodeURIComponent(part.sku)}`,
    image: part.pictures[0]?.src ?? null,
    jsonLd: [jsonLd],
  })
}

export default function CarFittingScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { part } = loaderData
  return (
    <main id="content">
      <Container>
        <DetailCrumbs
          items={[{ label: t('menu.carFittings'), href: '/carFittings' }, { label: part.category, href: part.categoryHref }, { label: part.name }]}
        />
        <div className="pt-2 pb-section desktop:pt-4">
          <Split main={<PictureSection part={part} />} side={<BaseSection part={part} />} sticky />
        </div>
      </Container>
      <Section tone="sunken">
        <FitsSection part={part} />
      </Section>
      <Section>
        <FactsSection title={t('fittings.details')} groups={part.facts} />
        <SampleBlock isSample={part.isSample} text={t('fittings.sampleNote')} />
      </Section>
      {part.related.length > 0 ? (
        <Section tone="sunken">
          <RelatedParts part={part} />
        </Section>
      ) : null}
      <Section>
        <Split main={<FaqSection faq={part.faq} />} side={<AskAbout part={part} />} />
      </Section>
      <AskBar label={t('fittings.ask')} price={part.price} subject={null} />
    </main>
  )
}

function RelatedParts({ part }: { part: PartView }) {
  const t = useTranslations()
  return (
    <CardRow title={t('fittings.related')}>
      {part.related.map((other) => (
        <FittingCard key={other.sku} part={other} level={3} />
      ))}
    </CardRow>
  )
}
