import { useTranslations } from 'use-intl'
import { AppError } from '#contract/errors.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Container, Heading, Notice, TextLink } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { isDetailSection, sectionTitleKey, type DetailSection } from '#apps/site/vehicle/sections.ts'
import { FitsSection } from './fits-section.tsx'
import { loadPart } from './load-part.server.ts'
import { AskSection, BaseSection, FactsSection, PictureSection, TouchSection } from './part-sections.tsx'
import type { PartView } from './part-view.ts'
import type { Route } from './+types/section-route.ts'

/** One section of a part's page under its own address, for embedding with `?noHeader` (product D16). */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isDetailSection(params.section)) throw new AppError('not_found')
  const { part } = await loadPart(siteContext(context), params.id)
  return { part, section: params.section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.part.name, canonical: `/carFittingsDetail/${encodeURIComponent(loaderData.part.sku)}`, isIndexed: false })
}

export default function CarFittingSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { part, section } = loaderData
  return (
    <Container as="main" id="content" width="column" className="py-8">
      <header className="mb-8">
        <TextLink href={`/carFittingsDetail/${encodeURIComponent(part.sku)}`} className="text-sm">
          {part.name}
        </TextLink>
        {section === 'base' ? null : (
          <Heading level={1} className="sr-only">
            {t('car.sectionOf', { section: section === 'table' ? t('fittings.details') : t(sectionTitleKey(section)), car: part.name })}
          </Heading>
        )}
      </header>
      <SectionBody section={section} part={part} />
      {part.isSample ? (
        <div className="mt-8">
          <Notice title={t('common.sampleData')}>{t('fittings.sampleNote')}</Notice>
        </div>
      ) : null}
    </Container>
  )
}

function SectionBody({ section, part }: { section: DetailSection; part: PartView }) {
  switch (section) {
    case 'base':
      return <BaseSection part={part} formHref={`/carFittingsDetail/${encodeURIComponent(part.sku)}/form`} />
    case 'faq':
      return <FaqSection faq={part.faq} />
    case 'form':
    case 'freeQuote':
      return <AskSection part={part} />
    case 'tabChange':
      return <PictureSection part={part} />
    case 'table':
      return (
        <div className="grid gap-section">
          <FactsSection part={part} />
          <FitsSection part={part} />
        </div>
      )
    case 'touch':
      return <TouchSection part={part} />
  }
}
