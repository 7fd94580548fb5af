import { useTranslations } from 'use-intl'
import { readLists } from '#core/domain/company/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { dealerFaq } from '#apps/site/faq/faq-view.server.ts'
import { RouteMap } from '#apps/site/illustration/route-map.tsx'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, ButtonLink, Container, Heading, Notice, Section, SectionHead, StatGrid, Steps } from '#apps/site/ui/index.ts'
import { applyAction } from './apply-action.server.ts'
import { ApplyForm } from './apply-form.tsx'
import { BenefitList } from './benefit-list.tsx'
import { dealerView } from './dealer-view.server.ts'
import { StatusLinkForm } from './status-link-form.tsx'
import type { Route } from './+types/route.ts'

export const action = applyAction

/** `/netWork`: the whole case for a dealer prospect, the application, and the way back to it (chapter 13). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const [claims, lists, faq] = await Promise.all([readSettings({ ctx, group: 'claims' }), readLists({ ctx }), dealerFaq(site)])
  const view = dealerView(site, { claims: claims.value, lists, faq })
  const note = sampleCompanyNote(t, claims.isSample && view.figures.length > 0)
  return { title: t('dealer.title'), words: namedPageWords(locale, 'netWork', [t('dealer.intro')]), note, view, jsonLd: faqJsonLd(view.faq) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, jsonLd } = loaderData
  return pageMeta(matches, { title, words, canonical: '/netWork', jsonLd })
}

export default function DealerScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { view, note } = loaderData
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('dealer.title') }]} />
        <div className="grid items-center gap-8 pt-2 pb-10 desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] desktop:gap-12 desktop:pt-4 desktop:pb-14">
          <header className="max-w-text">
            <Heading level={1}>{t('dealer.title')}</Heading>
            <p className="mt-4 text-lead text-muted">{t('dealer.intro')}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="#apply" variant="primary" size="lg">
                {t('dealer.applyAction')}
              </ButtonLink>
              <ButtonLink href="#status" variant="secondary" size="lg">
                {t('dealer.statusAction')}
              </ButtonLink>
            </div>
          </header>
          <img src={sceneSrc('show-stand')} alt="" width={640} height={400} decoding="async" className="block w-full bg-stage" />
        </div>
        {view.figures.length > 0 ? <StatGrid items={view.figures} size="lg" /> : null}
        {note === null ? null : (
          <div className="pt-8">
            <Notice title={note.title}>{note.text}</Notice>
          </div>
        )}
      </Container>
      <Section tone="sunken">
        <SectionHead title={t('dealer.benefitsTitle')} text={t('dealer.benefitsText')} />
        <BenefitList benefits={view.benefits} />
      </Section>
      <Section>
        <SectionHead title={t('dealer.stepsTitle')} />
        <Steps items={view.steps} />
      </Section>
      <Section tone="sunken">
        <div className="grid gap-10 desktop:grid-cols-2 desktop:gap-16">
          <LineList title={t('dealer.fitTitle')} lines={view.fits} />
          <LineList title={t('dealer.needTitle')} lines={view.needs} />
        </div>
      </Section>
      <Section>
        <RouteMap />
        <p className="mt-8 max-w-text text-lg">{t('dealer.countriesText')}</p>
      </Section>
      <Section tone="sunken" width="column" id="apply">
        <Heading level={2} size="title" className="mb-2">
          {t('dealer.formTitle')}
        </Heading>
        <p className="mb-8 text-lg text-muted">{t('dealer.formText')}</p>
        <ApplyForm />
      </Section>
      <Section width="column">
        <FaqSection faq={view.faq} />
      </Section>
      <Section width="column" id="status">
        <Heading level={2}>{t('dealer.statusTitle')}</Heading>
        <p className="mt-2 mb-6 max-w-text text-muted">{t('dealer.statusText')}</p>
        <StatusLinkForm />
      </Section>
    </main>
  )
}

function LineList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <Heading level={2} className="border-t border-ink pt-4">
        {title}
      </Heading>
      <ul className="mt-4">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-3 leading-snug first:border-t-0">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
