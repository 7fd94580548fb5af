import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { MediaTabs } from '#apps/site/gallery/media-tabs.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { readSection } from '#apps/site/detail/read-section.server.ts'
import { SectionPage } from '#apps/site/detail/section-page.tsx'
import { TouchSection } from '#apps/site/detail/touch-section.tsx'
import { BaseSection, QuoteSection, TableSection } from './car-sections.tsx'
import { loadCar } from './load-car.server.ts'
import type { Route } from './+types/section-route.ts'

/** One section of the detail page under its own address, for embedding with `?noHeader` (R3.5). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const section = readSection(params.section)
  const { car } = await loadCar(siteContext(context), params.id)
  return { car, section }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, { title: loaderData.car.title, canonical: `/car/${loaderData.car.sign}`, isIndexed: false })
}

export default function CarSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { car, section } = loaderData
  const href = `/car/${car.sign}`
  const formHref = `${href}/form`
  return (
    <SectionPage
      section={section}
      href={href}
      name={car.title}
      link={<bdi>{car.title}</bdi>}
      isSample={car.isSample}
      sections={{
        base: <BaseSection car={car} formHref={formHref} />,
        faq: <FaqSection faq={car.faq} />,
        form: <QuoteSection car={car} />,
        tabChange: <MediaTabs gallery={car.gallery} note={car.isSample ? t('car.studioNote') : null} askHref={formHref} />,
        table: <TableSection car={car} />,
        touch: (
          <TouchSection facts={car.keyFacts}>
            <QuoteSection car={car} />
          </TouchSection>
        ),
      }}
    />
  )
}
