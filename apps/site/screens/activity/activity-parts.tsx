import { Cover } from '#apps/site/article/cover.tsx'
import { Card, CardLink, Heading } from '#apps/site/ui/index.ts'
import type { ActivityCardView, FactView } from './activity-view.ts'

/** Activities under each other: picture, day, title, place and what it is. */
export function ActivityRows({ activities, level }: { activities: readonly ActivityCardView[]; level: 2 | 3 }) {
  return (
    <ul>
      {activities.map((activity) => (
        <Card as="li" key={activity.sign} className="border-b border-line py-6 first:pt-0 last:border-b-0 desktop:py-8">
          <div className="grid gap-x-6 gap-y-4 phablet:grid-cols-[200px_minmax(0,1fr)] desktop:grid-cols-[360px_minmax(0,1fr)] desktop:gap-12">
            <Cover picture={activity.picture} scene={activity.scene} sizes="(max-width: 480px) 92vw, 360px" className="self-start rounded-md" />
            <div className="max-w-text">
              <ActivityLine activity={activity} />
              <Heading level={level} size="heading" className="mt-1 text-pretty">
                <CardLink href={activity.href}>{activity.title}</CardLink>
              </Heading>
              <p className="mt-1 text-sm text-muted">{activity.place}</p>
              <p className="mt-3">{activity.summary}</p>
            </div>
          </div>
        </Card>
      ))}
    </ul>
  )
}

/** What is past, short: day, title and place on one line. */
export function PastRows({ activities }: { activities: readonly ActivityCardView[] }) {
  return (
    <ul className="border-t border-line">
      {activities.map((activity) => (
        <Card as="li" key={activity.sign} className="border-b border-line">
          <div className="grid gap-x-8 gap-y-1 py-4 desktop:grid-cols-[264px_minmax(0,1fr)_minmax(0,264px)] desktop:items-baseline">
            <time dateTime={activity.day} className="text-sm text-muted tabular-nums">
              {activity.date}
            </time>
            <Heading level={3} size="subheading" className="text-pretty">
              <CardLink href={activity.href}>{activity.title}</CardLink>
            </Heading>
            <p className="text-sm text-muted">{activity.place}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

/** Kind and day, small and quiet. */
export function ActivityLine({ activity }: { activity: ActivityCardView }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>{activity.kind}</span>
      <time dateTime={activity.day} className="font-semibold text-ink">
        {activity.date}
      </time>
    </p>
  )
}

/** When, where and what, each on a hairline of its own. */
export function ActivityFacts({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="border-t border-ink">
      {facts.map((fact) => (
        <div key={fact.label} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-3">
          <dt className="text-sm leading-6 text-muted">{fact.label}</dt>
          <dd className="font-medium">
            {fact.value}
            {fact.note === null ? null : <span className="block text-sm font-normal text-muted">{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
