import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { RouteMap } from '#apps/site/illustration/route-map.tsx'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { pageMeta } from '#apps/site/meta.ts'
import { Breadcrumbs, ButtonLink, Container, Heading, Section, StatGrid } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, locale } = siteContext(context)
  return { title: t('about.title'), description: t('about.intro'), vehicles: `${formatNumber(locale, VEHICLES_EXPORTED)}+` }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, canonical: '/about' })
}

/** Specification section 1. */
const VEHICLES_EXPORTED = 1500
/** One scene for each of the six services, in their order. */
const SERVICE_SCENES = ['customs-papers', 'training', 'factory-line', 'show-stand', 'charging-station', 'parts-warehouse'] as const

/** Who we are: the claims of specification section 1, word for word in their figures. */
export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const figures = [
    { label: t('about.figureFounded'), value: '2012' },
    { label: t('about.figureVehicles'), value: loaderData.vehicles },
    { label: t('about.figureMakers'), value: '30+' },
    { label: t('about.figureCountries'), value: '20+' },
    { label: t('about.figureStaff'), value: '50+' },
  ]
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('about.title') }]} />
        <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
          <Heading level={1}>{t('about.title')}</Heading>
          <p className="mt-3 text-lg text-muted">{t('about.intro')}</p>
        </header>
        <StatGrid items={figures} size="lg" />
      </Container>
      <Section tone="sunken">
        <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] desktop:gap-12">
          <div>
            <Heading level={2}>{t('about.storyTitle')}</Heading>
            <ScenePicture name="ro-ro-ship" className="mt-6" />
          </div>
          <div className="prose text-lg">
            <p>{t('about.story1')}</p>
            <p>{t('about.story2')}</p>
          </div>
        </div>
      </Section>
      <Section>
        <Heading level={2} className="mb-8">
          {t('about.servicesTitle')}
        </Heading>
        <ul className="grid gap-8 phablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-12">
          {([1, 2, 3, 4, 5, 6] as const).map((number) => (
            <li key={number}>
              <ScenePicture name={SERVICE_SCENES[number - 1] ?? 'ro-ro-ship'} className="mb-4" />
              <Heading level={3}>{t(`about.service${number}Title`)}</Heading>
              <p className="mt-2 text-muted">{t(`about.service${number}Text`)}</p>
            </li>
          ))}
        </ul>
        <p className="pt-10">
          <ButtonLink href="/contactUs" variant="primary" size="lg">
            {t('contact.title')}
          </ButtonLink>
        </p>
      </Section>
      <Section tone="sunken">
        <RouteMap />
      </Section>
    </main>
  )
}
