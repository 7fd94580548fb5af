import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { FactsSection } from '#apps/site/detail/facts-section.tsx'
import { readSection } from '#apps/site/detail/read-section.server.ts'
import { SectionPage } from '#apps/site/detail/section-page.tsx'
import { TouchSection } from '#apps/site/detail/touch-section.tsx'
import { FitsSection } from './fits-section.tsx'
import { loadPart } from './load-part.server.ts'
import { AskAbout, BaseSection, PictureSection } from './part-sections.tsx'
import type { Route } from './+types/section-route.ts'

/** One section of a part's page under its own address, for embedding with `?noHeader` (R3.5). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const section = readSection(params.section)
  const { part } = await loadPart(siteContext(context), params.id)
  return { part, section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.part.name, canonical: `/carFittingsDetail/${encodeURIComponent(loaderData.part.sku)}`, isIndexed: false })
}

export default function CarFittingSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { part, section } = loaderData
  const href = `/carFittingsDetail/${encodeURIComponent(part.sku)}`
  return (
    <SectionPage
      section={section}
      href={href}
      name={part.name}
      link={part.name}
      tableTitle={t('fittings.details')}
      isSample={part.isSample}
      sampleText={t('fittings.sampleNote')}
      sections={{
        base: <BaseSection part={part} formHref={`${href}/form`} />,
        faq: <FaqSection faq={part.faq} />,
        form: <AskAbout part={part} />,
        tabChange: <PictureSection part={part} />,
        table: (
          <div className="grid gap-section">
            <FactsSection title={t('fittings.details')} groups={part.facts} />
            <FitsSection part={part} />
          </div>
        ),
        touch: (
          <TouchSection facts={part.keyFacts} hasWords>
            <AskAbout part={part} />
          </TouchSection>
        ),
      }}
    />
  )
}
