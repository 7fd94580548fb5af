import { findActivity } from '#core/domain/activity/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { absolute } from '#apps/site/head/meta.ts'
import { activityHref } from './activity-address.ts'
import { activityCardView } from './activity-view.server.ts'
import { calendarFile } from './calendar-file.ts'
import type { Route } from './+types/calendar-route.ts'

/** `/activity/{id}/calendar.ics`: the activity for a calendar, in the words of the language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, t, locale, siteOrigin } = siteContext(context)
  const activity = await findActivity({ ctx, input: { id: params.id } })
  const site = { locale, siteOrigin }
  const text = calendarFile({
    uid: `${activity.sign}@${new URL(siteOrigin).hostname}`,
    url: absolute(site, activityHref(activity.sign)),
    title: activity.title,
    summary: activity.summary,
    place: activity.place === null ? t('activity.online') : activityCardView({ t, locale }, activity).place,
    startsAt: activity.starts_at,
    endsAt: activity.ends_at,
    updatedAt: activity.updated_at,
  })
  return new Response(text, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': `attachment; filename="${activity.sign}.ics"` },
  })
}
