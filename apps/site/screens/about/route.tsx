import { useTranslations } from 'use-intl'
import { readCompany, readLists } from '#core/domain/company/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { companyFigures, companyStory, sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import { companyPlaces } from '#apps/site/company/company-places.server.ts'
import { CompanyPlaces } from '#apps/site/company/company-places.tsx'
import { businessCards, dealerServices, dealerSteps, slogans } from '#apps/site/company/steps-and-services.server.ts'
import { SceneCards } from '#apps/site/company/scene-cards.tsx'
import { SloganRow } from '#apps/site/company/slogan-row.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { RouteMap } from '#apps/site/illustration/route-map.tsx'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { LegalLinks } from '#apps/site/shell/legal-links.tsx'
import { Breadcrumbs, ButtonLink, Container, Heading, Notice, Section, SectionHead, StatGrid, Steps } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, t, locale } = site
  const [claims, company, lists] = await Promise.all([readSettings({ ctx, group: 'claims' }), readCompany({ ctx }), readLists({ ctx })])
  return {
    title: t('about.title'),
    description: t('about.intro'),
    words: namedPageWords(locale, 'about', [t('about.intro')]),
    figures: companyFigures(site, claims.value),
    note: sampleCompanyNote(t, claims.isSample),
    storyTitle: t('about.storyTitle'),
    story: companyStory(site, claims.value),
    businessTitle: t('content.businessTitle'),
    business: businessCards(lists),
    servicesTitle: t('about.servicesTitle'),
    services: dealerServices(lists),
    netTitle: t('dealer.stepsTitle'),
    net: dealerSteps(lists).map(({ title, image }) => ({ title, picture: sceneSrc(image) })),
    netLink: t('menu.netWork'),
    slogansTitle: t('content.slogansTitle'),
    slogans: slogans(lists),
    contact: t('contact.title'),
    places: companyPlaces(locale, company),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words } = loaderData
  return pageMeta(matches, { title, words, canonical: '/about' })
}

/** Who we are: the claims (R1.4), what is exported, what dealers get. */
export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('common')
  const { title, note } = loaderData
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: title }]} />
        <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 text-lg text-muted">{loaderData.description}</p>
        </header>
        {loaderData.figures.length > 0 ? <StatGrid items={loaderData.figures} size="lg" /> : null}
        {note === null ? null : (
          <div className="pt-8">
            <Notice title={note.title}>{note.text}</Notice>
          </div>
        )}
      </Container>
      <Section tone="sunken">
        <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] desktop:gap-12">
          <div>
            <Heading level={2}>{loaderData.storyTitle}</Heading>
            <ScenePicture name="port-crane" className="mt-6" />
          </div>
          <div className="prose text-lg">
            {loaderData.story.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </Section>
      {loaderData.business.length === 0 ? null : (
        <Section>
          <SectionHead title={loaderData.businessTitle} size="heading" />
          <SceneCards cards={loaderData.business} columns={4} />
        </Section>
      )}
      {loaderData.slogans.length === 0 ? null : (
        <Section>
          <SloganRow title={loaderData.slogansTitle} slogans={loaderData.slogans} />
        </Section>
      )}
      {loaderData.services.length === 0 ? null : (
        <Section tone="sunken">
          <SectionHead title={loaderData.servicesTitle} size="heading" />
          <SceneCards cards={loaderData.services} />
        </Section>
      )}
      <Section>
        <SectionHead title={loaderData.netTitle} size="heading" />
        <Steps items={loaderData.net} />
        <p className="flex flex-wrap gap-3 pt-10">
          <ButtonLink href="/contactUs" variant="primary" size="lg">
            {loaderData.contact}
          </ButtonLink>
          <ButtonLink href="/netWork" variant="secondary" size="lg">
            {loaderData.netLink}
          </ButtonLink>
        </p>
      </Section>
      <Section tone="sunken">
        <RouteMap />
        {loaderData.places.length === 0 ? null : (
          <div className="pt-10">
            <CompanyPlaces places={loaderData.places} />
          </div>
        )}
        <LegalLinks className="pt-10 desktop:hidden" />
      </Section>
    </main>
  )
}
