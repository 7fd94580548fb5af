import type { Event, WithContext } from 'schema-dts'
import type { ActivityDetail } from '#contract/activity.ts'
import { formatTag } from '#i18n/format.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { sceneSrc, type SceneChoice } from '#apps/site/illustration/still.ts'
import { activityHref } from './activity-address.ts'

type Page = { siteOrigin: string; locale: Locale; organizer: string; scene: SceneChoice }

/** schema.org `Event` with its dates and place, equal to what stands on the page. A plain object for the page's head. */
export function activityJsonLd({ siteOrigin, locale, organizer, scene }: Page, activity: ActivityDetail): WithContext<Event> {
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const url = `${origin}${activityHref(activity.sign)}`
  const isOnline = activity.country_iso2 === null
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: activity.title,
    description: activity.summary,
    url,
    inLanguage: formatTag(locale).split('-u-')[0] ?? locale,
    startDate: activity.starts_at,
    endDate: activity.ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isOnline ? 'https://schema.org/OnlineEventAttendanceMode' : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : {
          '@type': 'Place',
          name: activity.place ?? activity.country ?? '',
          address: { '@type': 'PostalAddress', addressCountry: activity.country_iso2 ?? '', streetAddress: activity.place ?? '' },
        },
    image: `${origin}${activity.picture?.src ?? sceneSrc(scene)}`,
    organizer: { '@type': 'Organization', name: organizer, url: `${origin}/` },
  }
}
