import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Breadcrumbs, Container, Heading, Section, Steps } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

export function loader({ context }: Route.LoaderArgs) {
  const { t } = siteContext(context)
  return { title: t('service.title'), description: t('service.intro') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { ...loaderData, canonical: '/service' }) : []
}

/** From the report to the workshop, a scene for each step. */
const SERVICE_SCENES = ['step-contract', 'step-inspection', 'parts-warehouse', 'inspection-lane'] as const

/** The four after-sales steps of specification section 1 and a way to report a problem. */
export default function ServiceScreen() {
  const t = useTranslations()
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('menu.about'), href: '/about' }, { label: t('service.title') }]}
        />
        <header className="max-w-text pt-2 pb-10 desktop:pt-4 desktop:pb-16">
          <Heading level={1}>{t('service.title')}</Heading>
          <p className="mt-3 text-lg text-muted">{t('service.intro')}</p>
        </header>
        <Steps
          items={([1, 2, 3, 4] as const).map((number, index) => ({
            title: t(`service.step${number}Title`),
            text: t(`service.step${number}Text`),
            picture: sceneSrc(SERVICE_SCENES[index] ?? SERVICE_SCENES[0]),
          }))}
        />
      </Container>
      <Section tone="sunken" width="column" id="form">
        <Heading level={2} className="mb-6">
          {t('service.askTitle')}
        </Heading>
        <EnquiryForm origin="other" originId="service" remark={t('service.remarkTemplate')} />
      </Section>
    </main>
  )
}
