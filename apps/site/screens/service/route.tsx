import { useTranslations } from 'use-intl'
import { readLists } from '#core/domain/company/index.ts'
import { provideList, serviceInfo, serviceList } from '#apps/site/company/steps-and-services.server.ts'
import { SERVICE_INFO_NAMES } from '#apps/site/company/steps-and-services.ts'
import { ServiceItems } from '#apps/site/company/service-items.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { serviceFaq } from '#apps/site/faq/faq-view.server.ts'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, Container, Heading, Section, SectionHead, Steps } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { t, locale } = site
  const info = serviceInfo(t)
  const [faq, lists] = await Promise.all([serviceFaq(site), readLists({ ctx: site.ctx })])
  return {
    title: t('service.title'),
    description: t('service.intro'),
    words: namedPageWords(locale, 'service', [t('service.intro')]),
    about: t('menu.about'),
    steps: serviceList(lists).map(({ title, description }, index) => ({
      title,
      text: description,
      picture: sceneSrc(SERVICE_SCENES[index] ?? SERVICE_SCENES[0]),
    })),
    infoTitle: t('service.infoTitle'),
    info: SERVICE_INFO_NAMES.map((name) => info[name]),
    provideTitle: t('service.provideTitle'),
    provided: provideList(lists),
    faq,
    jsonLd: faqJsonLd(faq),
    askTitle: t('service.askTitle'),
    remark: t('service.remarkTemplate'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, jsonLd } = loaderData
  return pageMeta(matches, { title, words, canonical: '/service', jsonLd })
}

/** From the report to the workshop, a scene for each step. */
const SERVICE_SCENES = ['step-contract', 'step-inspection', 'parts-warehouse', 'inspection-lane'] as const

/** The four after-sales steps (R1.10), what happens in each, what is provided, and a way to report a problem. */
export default function ServiceScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('common')
  const { title } = loaderData
  return (
    <main id="content">
      <Container>
        <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: loaderData.about, href: '/about' }, { label: title }]} />
        <header className="max-w-text pt-2 pb-10 desktop:pt-4 desktop:pb-16">
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 text-lg text-muted">{loaderData.description}</p>
        </header>
        <Steps items={loaderData.steps} />
      </Container>
      <Section>
        <SectionHead title={loaderData.infoTitle} size="heading" />
        <dl className="grid gap-x-12 gap-y-8 desktop:grid-cols-2">
          {loaderData.info.map((entry) => (
            <div key={entry.title} className="border-t border-line pt-4">
              <dt className="text-subheading font-semibold">{entry.title}</dt>
              <dd className="mt-2 text-muted">{entry.description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {loaderData.provided.length === 0 ? null : (
        <Section>
          <SectionHead title={loaderData.provideTitle} size="heading" />
          <ServiceItems items={loaderData.provided} />
        </Section>
      )}
      <Section width="column">
        <FaqSection faq={loaderData.faq} />
      </Section>
      <Section tone="sunken" width="column" id="form">
        <Heading level={2} className="mb-6">
          {loaderData.askTitle}
        </Heading>
        <EnquiryForm origin="other" originId="service" remark={loaderData.remark} />
      </Section>
    </main>
  )
}
