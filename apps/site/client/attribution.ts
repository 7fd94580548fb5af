import type { Touch } from '#contract/enquiry.ts'
import { withoutSecret } from '#contract/secret-path.ts'
import type { StoredName } from '#contract/stored.ts'
import { isOurs } from './sibling.ts'
import { takeVisits } from './visits.ts'

/** How long a touch counts. */
export const TOUCH_DAYS = 90

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'wbraid', 'gbraid', 'fbclid'] as const
const LONGEST = 200
const MOBILE = '(max-width: 768px)'

export type Touches = { first_touch: Touch | null; last_touch: Touch | null }
export type Visit = { url: string; referrer: string; locale: string; isMobile: boolean; now: Date }

/**
 * First and last touch after a visit (R18.1): a campaign or an outside referrer makes a touch; the first stays as long as
 * it counts, the last is the newest. Going from page to page changes nothing. `isOwn`: is an address one of ours?
 */
export function nextTouches(known: Touches, visit: Visit, isOwn: (address: string) => boolean): Touches {
  const first = counts(known.first_touch, visit.now) ? known.first_touch : null
  const last = counts(known.last_touch, visit.now) ? known.last_touch : null
  const touch = touchOf(visit, isOwn)
  if (touch === null && first !== null) return { first_touch: first, last_touch: last }
  const seen = touch ?? directTouch(visit)
  return { first_touch: first ?? seen, last_touch: seen }
}

/**
 * Touches of two hosts as one visitor's: the older first touch wins, and the newest last touch that tells where the visitor came
 * from. A visit that tells nothing (the arrival by a language link itself) is last only where there is no other.
 */
export function mergeTouches(here: Touches, other: Touches, now: Date): Touches {
  const touches = [here.first_touch, here.last_touch, other.first_touch, other.last_touch].filter((touch) => touch !== null && counts(touch, now))
  const byTime = touches.toSorted((one, two) => timeOf(one) - timeOf(two))
  const first_touch = byTime[0] ?? null
  return { first_touch, last_touch: byTime.findLast((touch) => touch !== null && tellsSource(touch)) ?? first_touch }
}

function tellsSource(touch: Touch): boolean {
  return [...CAMPAIGN, 'referrer' as const].some((name) => Boolean(touch[name]))
}

function touchOf(visit: Visit, isOwn: (address: string) => boolean): Touch | null {
  const query = new URL(visit.url).searchParams
  const campaign = CAMPAIGN.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value ? [[name, value.slice(0, LONGEST)] as const] : []
  })
  const referrer = outsideReferrer(visit.referrer, isOwn)
  if (campaign.length === 0 && referrer === null) return null
  return { ...directTouch(visit), ...Object.fromEntries(campaign), ...(referrer === null ? {} : { referrer }) }
}

function directTouch({ url, locale, isMobile, now }: Visit): Touch {
  return { landing_page: landingPage(url), locale, device: isMobile ? 'mobile' : 'desktop', touched_at: now.toISOString() }
}

// Without the code of a link that opens somebody's application.
function landingPage(url: string): string {
  return withoutSecret(new URL(url).pathname).slice(0, LONGEST)
}

// Origin and path alone: what another site puts into its query is none of our business.
function outsideReferrer(referrer: string, isOwn: (address: string) => boolean): string | null {
  if (!URL.canParse(referrer)) return null
  const { host, origin, pathname } = new URL(referrer)
  return isOwn(referrer) || host === '' ? null : `${origin}${pathname}`.slice(0, LONGEST)
}

function counts(touch: Touch | null, now: Date): boolean {
  const at = timeOf(touch)
  return Number.isFinite(at) && now.getTime() - at < TOUCH_DAYS * 86_400_000
}

function timeOf(touch: Touch | null): number {
  return Date.parse(String(touch?.touched_at ?? ''))
}

const KEY = 'attribution' satisfies StoredName

/**
 * Notes how this visit began, pages read before the client was there included. First-party, in this browser only; it leaves it
 * with an enquiry, or for our next language host.
 */
export function captureTouch(): void {
  const here = { url: location.href, referrer: document.referrer, at: Date.now() }
  const noted = takeVisits()
  const visits = noted.some(({ url }) => url === here.url) ? noted : [...noted, here]
  const place = { locale: document.documentElement.lang, isMobile: matchMedia(MOBILE).matches }
  writeTouches(
    visits.reduce(
      (touches, { url, referrer, at }) => nextTouches(touches, { ...place, url, referrer, now: new Date(at) }, (address) => isOurs(address)),
      readTouches(),
    ),
  )
}

/** Takes over what another language's host knows. */
export function adoptTouches(other: Touches): void {
  writeTouches(mergeTouches(readTouches(), other, new Date()))
}

function writeTouches(touches: Touches): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(touches))
  } catch {
    // Storage is closed: enquiries go without attribution.
  }
}

/** What goes with an enquiry as `first_touch` and `last_touch`. */
export function readTouches(): Touches {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Touches> | null
    return { first_touch: value?.first_touch ?? null, last_touch: value?.last_touch ?? null }
  } catch {
    return { first_touch: null, last_touch: null }
  }
}
