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
import { loadFitting } from './load-fitting.server.ts'
import { AskAbout, BaseSection, PictureSection } from './fitting-sections.tsx'
import type { Route } from './+types/section-route.ts'

/** One section of a fitting's page under its own address, for embedding with `?noHeader` (R3.5). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const section = readSection(params.section)
  const { fitting } = await loadFitting(siteContext(context), params.id)
  return { fitting, section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.fitting.name, canonical: `/carFittingsDetail/${encodeURIComponent(loaderData.fitting.sku)}`, isIndexed: false })
}

export default function FittingSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { fitting, section } = loaderData
  const href = `/carFittingsDetail/${encodeURIComponent(fitting.sku)}`
  return (
    <SectionPage
      section={section}
      href={href}
      name={fitting.name}
      link={fitting.name}
      tableTitle={t('fittings.details')}
      isSample={fitting.isSample}
      sampleText={t('fittings.sampleNote')}
      sections={{
        base: <BaseSection fitting={fitting} formHref={`${href}/form`} />,
        faq: <FaqSection faq={fitting.faq} />,
        form: <AskAbout fitting={fitting} />,
        tabChange: <PictureSection fitting={fitting} />,
        table: (
          <div className="grid gap-section">
            <FactsSection title={t('fittings.details')} groups={fitting.facts} />
            <FitsSection fitting={fitting} />
          </div>
        ),
        touch: (
          <TouchSection facts={fitting.keyFacts} hasWords>
            <AskAbout fitting={fitting} />
          </TouchSection>
        ),
      }}
    />
  )
}
