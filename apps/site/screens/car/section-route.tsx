import { useTranslations } from 'use-intl'
import { AppError } from '#contract/errors.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { pageMeta } from '#apps/site/meta.ts'
import { Container, Heading, TextLink } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { isDetailSection, sectionTitleKey, type DetailSection } from '#apps/site/vehicle/sections.ts'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { BaseSection, QuoteSection, TableSection, TouchSection } from './car-sections.tsx'
import type { CarView } from './car-view.ts'
import { loadCar } from './load-car.server.ts'
import type { Route } from './+types/section-route.ts'

/** One section of the detail page under its own address, for embedding with `?noHeader` (product D16). */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isDetailSection(params.section)) throw new AppError('not_found')
  const { car } = await loadCar(siteContext(context), params.id)
  return { car, section: params.section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.car.title, canonical: `/car/${loaderData.car.sign}`, isIndexed: false })
}

export default function CarSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { car, section } = loaderData
  return (
    <Container as="main" id="content" width="column" className="py-8">
      <header className="mb-8">
        <TextLink href={`/car/${car.sign}`} className="text-sm">
          <bdi>{car.title}</bdi>
        </TextLink>
        {section === 'base' ? null : (
          <Heading level={1} className="sr-only">
            {t('car.sectionOf', { section: t(sectionTitleKey(section)), car: car.title })}
          </Heading>
        )}
      </header>
      <SectionBody section={section} car={car} />
      {car.isSample ? (
        <div className="mt-8">
          <SampleNote />
        </div>
      ) : null}
    </Container>
  )
}

function SectionBody({ section, car }: { section: DetailSection; car: CarView }) {
  const t = useTranslations()
  switch (section) {
    case 'base':
      return <BaseSection car={car} formHref={`/car/${car.sign}/form`} />
    case 'faq':
      return <FaqSection faq={car.faq} />
    case 'form':
    case 'freeQuote':
      return <QuoteSection car={car} />
    case 'tabChange':
      return <MediaTabs gallery={car.gallery} note={car.isSample ? t('car.studioNote') : null} askHref={`/car/${car.sign}/form`} />
    case 'table':
      return <TableSection car={car} />
    case 'touch':
      return <TouchSection car={car} />
  }
}
