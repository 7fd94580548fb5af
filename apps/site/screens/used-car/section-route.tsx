import { useTranslations } from 'use-intl'
import { AppError } from '#contract/errors.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { pageMeta } from '#apps/site/meta.ts'
import { Container, Heading, TextLink } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { isDetailSection, sectionTitleKey, type DetailSection } from '#apps/site/vehicle/sections.ts'
import { ConditionSection } from './condition-section.tsx'
import { loadUsed } from './load-used.server.ts'
import { AskSection, BaseSection, FactsSection, TouchSection } from './used-sections.tsx'
import type { UsedView } from './used-view.ts'
import type { Route } from './+types/section-route.ts'

/** One section of the page of a used unit under its own address, for embedding with `?noHeader` (product D16). */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isDetailSection(params.section)) throw new AppError('not_found')
  const { unit } = await loadUsed(siteContext(context), params.id)
  return { unit, section: params.section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.unit.title, canonical: `/usedCarsDetail/${loaderData.unit.stockRef}`, isIndexed: false })
}

export default function UsedCarSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { unit, section } = loaderData
  return (
    <Container as="main" id="content" width="column" className="py-8">
      <header className="mb-8">
        <TextLink href={`/usedCarsDetail/${unit.stockRef}`} className="text-sm">
          <bdi>{unit.title}</bdi>
        </TextLink>
        {section === 'base' ? null : (
          <Heading level={1} className="sr-only">
            {t('car.sectionOf', { section: t(sectionTitleKey(section)), car: unit.title })}
          </Heading>
        )}
      </header>
      <SectionBody section={section} unit={unit} />
      {unit.isSample ? (
        <div className="mt-8">
          <SampleNote />
        </div>
      ) : null}
    </Container>
  )
}

function SectionBody({ section, unit }: { section: DetailSection; unit: UsedView }) {
  switch (section) {
    case 'base':
      return <BaseSection unit={unit} formHref={`/usedCarsDetail/${unit.stockRef}/form`} />
    case 'faq':
      return <FaqSection faq={unit.faq} />
    case 'form':
    case 'freeQuote':
      return <AskSection unit={unit} />
    case 'tabChange':
      return <MediaTabs gallery={unit.gallery} note={unit.pictureNote} askHref={`/usedCarsDetail/${unit.stockRef}/form`} />
    case 'table':
      return <TableAndCondition unit={unit} />
    case 'touch':
      return <TouchSection unit={unit} />
  }
}

function TableAndCondition({ unit }: { unit: UsedView }) {
  return (
    <div className="grid gap-section">
      <FactsSection unit={unit} />
      <ConditionSection condition={unit.condition} />
    </div>
  )
}
