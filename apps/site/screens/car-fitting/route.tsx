import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { FittingCard } from '#apps/site/fitting/fitting-card.tsx'
import { leaveToPage } from '#apps/site/leave-to-page.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Breadcrumbs, Container, Heading, Notice, ScrollRow, Section, Split } from '#apps/site/ui/index.ts'
import { faqInPage } from '#apps/site/faq/faq-in-page.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { specificationInPage } from '#apps/site/vehicle/specification-in-page.ts'
import { FitsSection } from './fits-section.tsx'
import { loadPart } from './load-part.server.ts'
import { PartAskBar } from './part-ask-bar.tsx'
import { AskSection, BaseSection, FactsSection, PictureSection } from './part-sections.tsx'
import type { PartView } from './part-view.ts'
import type { Route } from './+types/route.ts'

/** `/carFittingsDetail/{part number}` and its mobile twin (product D14). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPart(siteContext(context), params.id)
}

export const action = enquiryAction

export const handle = { handoff: leaveToPage(faqInPage('part'), specificationInPage('part', 'facts')) }

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
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[
            { label: t('common.home'), href: '/' },
            { label: t('menu.carFittings'), href: '/carFittings' },
            { label: part.category, href: part.categoryHref },
            { label: part.name },
          ]}
        />
        <div className="pt-2 pb-section desktop:pt-4">
          <Split main={<PictureSection part={part} />} side={<BaseSection part={part} />} sticky />
        </div>
      </Container>
      <Section tone="sunken">
        <FitsSection part={part} />
      </Section>
      <Section>
        <FactsSection part={part} />
        {part.isSample ? (
          <div className="mt-8">
            <Notice title={t('common.sampleData')}>{t('fittings.sampleNote')}</Notice>
          </div>
        ) : null}
      </Section>
      {part.related.length > 0 ? (
        <Section tone="sunken">
          <RelatedParts part={part} />
        </Section>
      ) : null}
      <Section>
        <Split main={<FaqSection faq={part.faq} />} side={<AskSection part={part} />} />
      </Section>
      <PartAskBar part={part} />
    </main>
  )
}

function RelatedParts({ part }: { part: PartView }) {
  const t = useTranslations()
  return (
    <ScrollRow
      label={t('fittings.related')}
      head={<Heading level={2}>{t('fittings.related')}</Heading>}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
    >
      {part.related.map((other) => (
        <FittingCard key={other.sku} part={other} level={3} />
      ))}
    </ScrollRow>
  )
}
