import { useTranslations } from 'use-intl'
import { findActivity } from '#core/domain/activity/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { ArticleBody } from '#apps/site/article/article-body.tsx'
import { Cover } from '#apps/site/article/cover.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { activityWords } from './activity-words.server.ts'
import { Breadcrumbs, ButtonLink, Container, Grid, Heading, IconArrowEnd, IconCalendar, Notice, Section, SectionHead } from '#apps/site/ui/index.ts'
import { ACTIVITY_PATH } from './activity-address.ts'
import { ActivityFacts, ActivityLine, ActivityRows } from './activity-parts.tsx'
import { activityView } from './activity-view.server.ts'
import type { ActivityView } from './activity-view.ts'
import { activityJsonLd } from './json-ld.server.ts'
import type { Route } from './+types/route.ts'

/** `/activity/{id}`: when, where and what happens, the entry for a calendar, and the request for a place or a visit. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, t, locale, siteOrigin } = siteContext(context)
  const [detail, company] = await Promise.all([findActivity({ ctx, input: { id: params.id } }), readCompany({ ctx })])
  const activity = activityView({ t, locale }, detail)
  const jsonLd: object = activityJsonLd({ siteOrigin, locale, organizer: company.name, scene: activity.scene }, detail)
  return { activity, words: activityWords(locale, activity), jsonLd, languages: activity.languages }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { activity, words, jsonLd } = loaderData
  return pageMeta(matches, {
    title: activity.title,
    words,
    canonical: activity.href,
    image: activity.picture?.src ?? sceneSrc(activity.scene),
    locales: activity.languages.locales,
    jsonLd: [jsonLd],
  })
}

export default function ActivityScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { activity } = loaderData
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('menu.activity'), href: ACTIVITY_PATH }, { label: activity.title }]}
        />
        <article>
          <ActivityHead activity={activity} />
          <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Facts activity={activity} />
            <div className="min-w-0 border-t border-ink pt-6 desktop:order-first">
              <ArticleBody blocks={activity.blocks} />
              {activity.isSample ? (
                <div className="max-w-text pt-10">
                  <Notice title={t('activity.sampleTitle')}>{t('activity.sampleNote')}</Notice>
                </div>
              ) : null}
            </div>
          </div>
        </article>
      </Container>
      <Section tone="sunken" id="form">
        <Grid columns="halves" gap="lg">
          <div>
            <Heading level={2} size="title">
              {activity.ask.title}
            </Heading>
            <p className="mt-3 max-w-text text-muted">{activity.ask.text}</p>
          </div>
          <EnquiryForm origin="promotion_detail" originId={activity.sign} remark={activity.ask.remark} />
        </Grid>
      </Section>
      {activity.others.length === 0 ? null : (
        <Section>
          <SectionHead
            title={t('activity.others')}
            action={
              <ButtonLink href={ACTIVITY_PATH} variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
                {t('activity.all')}
              </ButtonLink>
            }
          />
          <ActivityRows activities={activity.others} level={3} />
        </Section>
      )}
    </main>
  )
}

function ActivityHead({ activity }: { activity: ActivityView }) {
  const t = useTranslations('activity')
  return (
    <header className="grid items-center gap-x-12 gap-y-6 pt-2 pb-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:pt-4 desktop:pb-12">
      <div className="max-w-text">
        <ActivityLine activity={activity} />
        <Heading level={1} className="mt-2 text-balance">
          {activity.title}
        </Heading>
        <p className="mt-4 text-lead text-muted">{activity.summary}</p>
        {activity.ended === null ? null : (
          <div className="mt-6">
            <Notice title={activity.ended}>{t('endedText')}</Notice>
          </div>
        )}
      </div>
      <Cover picture={activity.picture} scene={activity.scene} sizes="(max-width: 768px) 92vw, 520px" className="rounded-md" />
    </header>
  )
}

/** The facts and the two things to do about them; on desktop they stay beside the text. */
function Facts({ activity }: { activity: ActivityView }) {
  const t = useTranslations('activity')
  return (
    <aside aria-label={t('facts')} className="desktop:sticky desktop:top-28 desktop:self-start">
      <ActivityFacts facts={activity.facts} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="#form" variant="primary">
          {t(activity.hasEnded ? 'askPast' : 'ask')}
        </ButtonLink>
        {activity.hasEnded ? null : (
          <ButtonLink href={activity.calendar.href} download={activity.calendar.fileName} variant="secondary" icon={IconCalendar}>
            {t('addToCalendar')}
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}
