import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Container, Heading, Kicker, Section } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

export function loader({ context }: Route.LoaderArgs) {
  const { t } = siteContext(context)
  return { title: t('club.title'), description: t('club.intro') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { ...loaderData, canonical: '/club' }) : []
}

/** The members' club: what members get, and the way in by asking a person. */
export default function ClubScreen() {
  const t = useTranslations()
  return (
    <main id="content">
      <section className="tone-deep">
        <Container className="py-section">
          <div className="max-w-text">
            <Kicker>{t('club.title')}</Kicker>
            <Heading level={1} size="display">
              {t('club.welcome')}
            </Heading>
            <p className="mt-4 text-lg text-muted">{t('club.intro')}</p>
          </div>
        </Container>
      </section>
      <Section>
        <Heading level={2} className="mb-8">
          {t('club.benefitsTitle')}
        </Heading>
        <ul className="grid gap-8 desktop:grid-cols-3 desktop:gap-12">
          {([1, 2, 3] as const).map((number) => (
            <li key={number} className="border-t-2 border-ink pt-4">
              <Heading level={3}>{t(`club.benefit${number}Title`)}</Heading>
              <p className="mt-2 text-muted">{t(`club.benefit${number}Text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunken" width="column" id="form">
        <Heading level={2} className="mb-6">
          {t('club.applyTitle')}
        </Heading>
        <EnquiryForm origin="club" remark={t('club.remarkTemplate')} />
      </Section>
    </main>
  )
}
