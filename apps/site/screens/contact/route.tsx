import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { ContactChannels } from '#apps/site/shell/contact-channels.tsx'
import { Breadcrumbs, Container, Heading, Notice, Split } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

export function loader({ context }: Route.LoaderArgs) {
  const { t } = siteContext(context)
  return { title: t('contact.title'), description: t('contact.intro') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { ...loaderData, canonical: '/contactUs' }) : []
}

export default function ContactScreen() {
  const t = useTranslations()
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('contact.title') }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{t('contact.title')}</Heading>
        <p className="mt-3 text-lg text-muted">{t('contact.intro')}</p>
      </header>
      <Split
        main={
          <section id="form" aria-labelledby="form-title">
            <Heading level={2} id="form-title" className="mb-6">
              {t('contact.formTitle')}
            </Heading>
            <EnquiryForm origin="contact" />
          </section>
        }
        side={
          <div className="grid gap-8">
            <section aria-labelledby="channels-title">
              <Heading level={2} size="subheading" id="channels-title" className="mb-4">
                {t('contact.channelsTitle')}
              </Heading>
              <ContactChannels />
            </section>
            <Notice tone="warning" title={t('contact.fraudTitle')}>
              {t('contact.fraudText')}
            </Notice>
          </div>
        }
      />
    </Container>
  )
}
