import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { FactsSection } from '#apps/site/detail/facts-section.tsx'
import { readSection } from '#apps/site/detail/read-section.server.ts'
import { SectionPage } from '#apps/site/detail/section-page.tsx'
import { TouchSection } from '#apps/site/detail/touch-section.tsx'
import { ConditionSection } from './condition-section.tsx'
import { loadUsed } from './load-used.server.ts'
import { AskAbout, BaseSection } from './used-sections.tsx'
import type { Route } from './+types/section-route.ts'

/** One section of the page of a used unit under its own address, for embedding with `?noHeader` (R3.5). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const section = readSection(params.section)
  const { unit } = await loadUsed(siteContext(context), params.id)
  return { unit, section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.unit.title, canonical: `/usedCarsDetail/${loaderData.unit.stockRef}`, isIndexed: false })
}

export default function UsedCarSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { unit, section } = loaderData
  const href = `/usedCarsDetail/${unit.stockRef}`
  const formHref = `${href}/form`
  return (
    <SectionPage
      section={section}
      href={href}
      name={unit.title}
      link={<bdi>{unit.title}</bdi>}
      isSample={unit.isSample}
      sections={{
        base: <BaseSection unit={unit} formHref={formHref} />,
        faq: <FaqSection faq={unit.faq} />,
        form: <AskAbout unit={unit} />,
        tabChange: <MediaTabs gallery={unit.gallery} note={unit.pictureNote} askHref={formHref} />,
        table: (
          <div className="grid gap-section">
            <FactsSection title={t('used.facts')} groups={unit.facts} />
            <ConditionSection condition={unit.condition} />
          </div>
        ),
        touch: (
          <TouchSection facts={unit.keyFacts}>
            <AskAbout unit={unit} />
          </TouchSection>
        ),
      }}
    />
  )
}
