import { useTranslations } from 'use-intl'
import { readLists } from '#core/domain/company/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { dealerFaq } from '#apps/site/faq/faq-view.server.ts'
import { RouteMap } from '#apps/site/illustration/route-map.tsx'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, ButtonLink, Container, Heading, IconArrowEnd, Section, SectionHead, Steps } from '#apps/site/ui/index.ts'
import { BenefitList } from './benefit-list.tsx'
import type { Route } from './+types/recruitment-route.ts'

/** `/dealerRecruitment`: the page that campaigns lead to. It says why in a minute, and leads to one place. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { t, locale } = site
  const reasons = [
    { title: t('dealer.campaignReason1'), text: t('dealer.campaignReason1Text'), scene: sceneSrc('container-loading') },
    { title: t('dealer.campaignReason2'), text: t('dealer.benefit1'), scene: sceneSrc('customs-papers') },
    { title: t('dealer.campaignReason3'), text: t('dealer.benefit6'), scene: sceneSrc('parts-warehouse') },
  ]
  const [lists, faq] = await Promise.all([readLists({ ctx: site.ctx }), dealerFaq(site)])
  const steps = lists.dealer_steps.map(({ title }) => ({ title }))
  return {
    title: t('dealer.campaignTitle'),
    description: t('dealer.campaignText'),
    words: namedPageWords(locale, 'dealerRecruitment', [t('dealer.campaignText')]),
    reasons,
    steps,
    question: faq.entries[0] ?? null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words } = loaderData
  return pageMeta(matches, { title, words, canonical: '/dealerRecruitment' })
}

export default function RecruitmentScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <main id="content">
      <section className="tone-deep">
        <Container className="pb-section">
          <Breadcrumbs
            label={t('common.breadcrumb')}
            items={[{ label: t('common.home'), href: '/' }, { label: t('dealer.title'), href: '/netWork' }, { label: loaderData.title }]}
          />
          <div className="grid items-center gap-8 pt-6 desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] desktop:gap-12 desktop:pt-10">
            <header>
              <h1 className="text-display font-semibold text-balance">{loaderData.title}</h1>
              <p className="mt-5 max-w-narrow text-lead text-muted">{loaderData.description}</p>
              <p className="mt-8">
                <ApplyLink />
              </p>
            </header>
            <img src={sceneSrc('ro-ro-ship')} alt="" width={640} height={400} decoding="async" className="block w-full bg-stage" />
          </div>
        </Container>
      </section>
      <Section>
        <BenefitList benefits={loaderData.reasons} level={2} />
      </Section>
      <Section tone="sunken">
        <SectionHead title={t('dealer.campaignStepsTitle')} size="heading" />
        <Steps items={loaderData.steps} />
      </Section>
      <Section>
        <RouteMap />
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-t border-ink pt-6">
          {loaderData.question === null ? null : (
            <>
              <Heading level={2} className="max-w-narrow">
                {loaderData.question.question}
              </Heading>
              <p className="max-w-narrow text-muted">{loaderData.question.answer}</p>
            </>
          )}
          <ApplyLink />
        </div>
      </Section>
    </main>
  )
}

function ApplyLink() {
  const t = useTranslations('dealer')
  return (
    <ButtonLink href="/netWork" variant="primary" size="lg" iconEnd={IconArrowEnd} mirrorIcon>
      {t('campaignAction')}
    </ButtonLink>
  )
}
