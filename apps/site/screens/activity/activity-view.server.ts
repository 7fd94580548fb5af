import type { ActivityCard, ActivityDetail } from '#contract/activity.ts'
import type { ActivityKind } from '#contract/content-values.ts'
import { formatDayRange, formatHours, formatRow, formatZone } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { blockViews } from '#apps/site/article/block-view.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import { ACTIVITY_PATH, activityHref } from './activity-address.ts'
import type { ActivityCardView, ActivityView, FactView } from './activity-view.ts'

const SCENES: Record<ActivityKind, SceneChoice> = {
  fair: 'show-stand',
  open_day: 'inspection-lane',
  test_drive: 'charging-station',
  training: 'training',
  online: 'ro-ro-ship',
}

export function activityCardView({ t, locale }: SiteLanguage, card: ActivityCard): ActivityCardView {
  return {
    sign: card.sign,
    href: activityHref(card.sign),
    title: card.title,
    summary: card.summary,
    kind: t(`activity.kind.${card.kind}`),
    day: dayAtPlace(card.starts_at, card.time_zone),
    date: datesOf(locale, card),
    place: placeOf({ t, locale }, card),
    hasEnded: card.has_ended,
    scene: SCENES[card.kind],
    picture: card.picture,
  }
}

export function activityView(language: SiteLanguage, activity: ActivityDetail): ActivityView {
  const { t, locale } = language
  const card = activityCardView(language, activity)
  const { has_ended: hasEnded } = activity
  const lastDay = formatDayRange(locale, { from: activity.ends_at, to: activity.ends_at, timeZone: activity.time_zone })
  return {
    ...card,
    facts: factsOf(language, activity, card),
    blocks: blockViews(activity.body),
    calendar: { href: `${card.href}/calendar.ics`, fileName: `${activity.sign}.ics` },
    ask: askOf(t, activity, card.date),
    ended: hasEnded ? t('activity.endedTitle', { date: lastDay }) : null,
    languages: { locales: activity.locales, otherwise: ACTIVITY_PATH },
    isSample: activity.is_sample,
    others: activity.others.map((other) => activityCardView(language, other)),
  }
}

// Nobody travels to what is held online.
function askOf(t: SiteTranslator, { title, has_ended: hasEnded, country_iso2: country }: ActivityDetail, date: string): ActivityView['ask'] {
  if (hasEnded) return { title: t('activity.askPast'), text: t('activity.askPastText'), remark: t('activity.remarkPastTemplate', { title }) }
  if (country === null)
    return { title: t('activity.askOnline'), text: t('activity.askOnlineText'), remark: t('activity.remarkOnlineTemplate', { title, date }) }
  return { title: t('activity.ask'), text: t('activity.askText'), remark: t('activity.remarkTemplate', { title, date }) }
}

function factsOf({ t, locale }: SiteLanguage, activity: ActivityDetail, card: ActivityCardView): FactView[] {
  const zone = formatZone(activity.starts_at, activity.time_zone)
  return [
    { label: t('activity.date'), value: card.date, note: null },
    { label: t('activity.hours'), value: hoursOf(locale, activity), note: activity.place === null ? zone : t('activity.localTime', { zone }) },
    { label: t('activity.place'), value: activity.place ?? t('activity.online'), note: null },
    ...(activity.country === null ? [] : [{ label: t('activity.country'), value: activity.country, note: null }]),
    { label: t('activity.format'), value: card.kind, note: null },
  ]
}

function datesOf(locale: Locale, { starts_at: from, ends_at: to, time_zone: timeZone }: ActivityCard): string {
  return formatDayRange(locale, { from, to, timeZone })
}

/** Hall, town and country; of what is held online the hours, with whose they are. */
function placeOf({ t, locale }: SiteLanguage, card: ActivityCard): string {
  const parts = [card.place, card.country].filter((part) => part !== null)
  if (parts.length > 0) return formatRow(locale, parts)
  return `${t('activity.online')} · ${hoursOf(locale, card)} ${formatZone(card.starts_at, card.time_zone)}`
}

function hoursOf(locale: Locale, { starts_at: from, ends_at: to, time_zone: timeZone }: ActivityCard): string {
  return formatHours(locale, { from, to, timeZone })
}

// Sweden writes a day as machines do.
function dayAtPlace(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(moment))
}
