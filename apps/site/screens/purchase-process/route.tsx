import { useTranslations } from 'use-intl'
import { readLists } from '#core/domain/company/index.ts'
import { PapersList } from '#apps/site/company/papers-list.tsx'
import { ProcessRow } from '#apps/site/company/process-row.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, Container, Grid, Heading, Notice, Section, SectionHead } from '#apps/site/ui/index.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { purchaseFaq } from '#apps/site/faq/faq-view.server.ts'
import { BuyingSteps } from './buying-steps.tsx'
import { processView } from './process-view.server.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

/** `/carPurchaseProcess`: six steps of buying and seven stages of a deal (R1.7, R1.8). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { t, locale } = site
  const [faq, lists] = await Promise.all([purchaseFaq(site), readLists({ ctx: site.ctx })])
  const view = processView(t, lists, faq)
  return {
    title: t('buying.title'),
    description: t('buying.intro'),
    words: namedPageWords(locale, 'carPurchaseProcess', [t('buying.intro')]),
    view,
    jsonLd: faqJsonLd(view.faq),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, jsonLd } = loaderData
  return pageMeta(matches, { title, words, canonical: '/carPurchaseProcess', jsonLd })
}

export default function PurchaseProcessScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, description, view } = loaderData
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.carPurchaseProcess') }]} />
        <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 text-lead text-muted">{description}</p>
        </header>
        <SectionHead title={view.stepsTitle} size="heading" />
        <BuyingSteps steps={view.steps} />
        <div className="pt-6">
          <Notice>{view.timeNote}</Notice>
        </div>
      </Container>
      <Section tone="sunken">
        <ProcessRow
          label={view.stagesTitle}
          cards={view.stages}
          head={
            <>
              <Heading level={2}>{view.stagesTitle}</Heading>
              <p className="mt-2 text-muted">{view.stagesText}</p>
            </>
          }
        />
      </Section>
      <Section>
        <SectionHead title={view.papersTitle} text={view.papersText} size="heading" />
        <PapersList papers={view.papers} />
      </Section>
      <Section width="column">
        <FaqSection faq={view.faq} />
      </Section>
      <Section tone="sunken" id="ask">
        <Grid columns="halves" gap="lg">
          <div>
            <Heading level={2}>{view.askTitle}</Heading>
            <p className="mt-3 text-muted">{view.askText}</p>
          </div>
          <EnquiryForm origin="other" originId="carPurchaseProcess" />
        </Grid>
      </Section>
    </main>
  )
}
