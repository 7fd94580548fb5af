import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { AskBar } from '#apps/site/detail/ask-bar.tsx'
import { CardRow } from '#apps/site/detail/card-row.tsx'
import { DetailCrumbs } from '#apps/site/detail/detail-crumbs.tsx'
import { FactsSection } from '#apps/site/detail/facts-section.tsx'
import { SampleBlock } from '#apps/site/detail/sample-block.tsx'
import { FittingCard } from '#apps/site/fitting/fitting-card.tsx'
import { useViewedNote } from '#apps/site/shortlist/viewed.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Container, Section, Split } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { FitsSection } from './fits-section.tsx'
import { loadFitting } from './load-fitting.server.ts'
import { AskAbout, BaseSection, PictureSection } from './fitting-sections.tsx'
import type { FittingView } from './fitting-view.ts'
import type { Route } from './+types/route.ts'

/** `/carFittingsDetail/{part number}` and its mobile twin (R3.4). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadFitting(siteContext(context), params.id)
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { fitting, jsonLd } = loaderData
  return pageMeta(matches, {
    words: fitting.words,
    canonical: `/carFittingsDetail/${encodeURIComponent(fitting.sku)}`,
    image: fitting.pictures[0]?.src ?? null,
    jsonLd,
  })
}

export default function FittingScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { fitting } = loaderData
  useViewedNote('part', fitting.sku)
  return (
    <main id="content">
      <Container>
        <DetailCrumbs
          items={[{ label: t('menu.carFittings'), href: '/carFittings' }, { label: fitting.category, href: fitting.categoryHref }, { label: fitting.name }]}
        />
        <div className="pt-2 pb-section desktop:pt-4">
          <Split main={<PictureSection fitting={fitting} />} side={<BaseSection fitting={fitting} />} sticky />
        </div>
      </Container>
      <Section tone="sunken">
        <FitsSection fitting={fitting} />
      </Section>
      <Section>
        <FactsSection title={t('fittings.details')} groups={fitting.facts} />
        <SampleBlock isSample={fitting.isSample} text={t('fittings.sampleNote')} />
      </Section>
      {fitting.related.length > 0 ? (
        <Section tone="sunken">
          <RelatedFittings fitting={fitting} />
        </Section>
      ) : null}
      <Section>
        <Split main={<FaqSection faq={fitting.faq} />} side={<AskAbout fitting={fitting} />} />
      </Section>
      <AskBar label={t('fittings.ask')} price={fitting.price} subject={null} />
    </main>
  )
}

function RelatedFittings({ fitting }: { fitting: FittingView }) {
  const t = useTranslations()
  return (
    <CardRow title={t('fittings.related')}>
      {fitting.related.map((other) => (
        <FittingCard key={other.sku} fitting={other} level={3} />
      ))}
    </CardRow>
  )
}
