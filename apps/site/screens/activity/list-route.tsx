import { useTranslations } from 'use-intl'
import { listActivitiesInputSchema } from '#contract/activity.ts'
import { listActivities } from '#core/domain/activity/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords, wordsOfPage } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Pagination } from '#apps/site/ui/index.ts'
import { pastAddress } from './activity-address.ts'
import { ActivityRows, PastRows } from './activity-parts.tsx'
import { activityCardView } from './activity-view.server.ts'
import type { Route } from './+types/list-route.ts'

const MOST_UPCOMING = 60

/** `/activity`: what is to come, then what is past; `page` turns the pages of the past. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, t, locale, url } = siteContext(context)
  const asked = listActivitiesInputSchema.safeParse({ when: 'past', page: url.searchParams.get('page') ?? undefined })
  const [upcoming, past] = await Promise.all([
    listActivities({ ctx, input: { when: 'upcoming', page: 1, page_size: MOST_UPCOMING } }),
    listActivities({ ctx, input: asked.success ? asked.data : listActivitiesInputSchema.parse({ when: 'past' }) }),
  ])
  return {
    title: t('activity.title'),
    words: wordsOfPage(locale, namedPageWords(locale, 'activity', [t('activity.metaDescription')]), past.page),
    upcoming: upcoming.list.map((card) => activityCardView({ t, locale }, card)),
    past: past.list.map((card) => activityCardView({ t, locale }, card)),
    page: past.page,
    pageCount: past.page_count,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, upcoming, past, page } = loaderData
  return pageMeta(matches, { title, words, canonical: pastAddress(page), isIndexed: upcoming.length + past.length > 0 })
}

export default function ActivityListScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, upcoming, past, page, pageCount } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.activity') }]} />
      <header className="max-w-text pt-2 pb-6 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-muted">{t('activity.intro')}</p>
      </header>
      {page > 1 ? null : (
        <section aria-labelledby="upcoming" className="border-t border-ink pt-5 pb-12">
          <Heading level={2} id="upcoming" className="mb-6">
            {t('activity.upcoming')}
          </Heading>
          {upcoming.length > 0 ? <ActivityRows activities={upcoming} level={3} /> : <NoDate />}
        </section>
      )}
      {past.length === 0 ? null : (
        <section aria-labelledby="past" className="border-t border-ink pt-5">
          <Heading level={2} id="past" className="mb-6">
            {t('activity.past')}
          </Heading>
          <PastRows activities={past} />
          <div className="pt-8">
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={pastAddress}
              labels={{ nav: t('list.pages'), previous: t('common.previous'), next: t('common.next'), page: (number) => t('list.page', { page: number }) }}
            />
          </div>
        </section>
      )}
    </Container>
  )
}

function NoDate() {
  const t = useTranslations()
  return (
    <EmptyState
      level={3}
      title={t('activity.emptyTitle')}
      text={t('activity.emptyText')}
      picture={<ScenePicture name="show-stand" />}
      action={
        <ButtonLink href="/contactUs" variant="primary">
          {t('contact.title')}
        </ButtonLink>
      }
    />
  )
}
