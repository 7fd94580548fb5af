import type { Settings } from '#contract/setting.ts'

type Period = Pick<Settings<'frame'>, 'banner_from' | 'banner_until'>

/** Whether the banner's time has come and has not gone, by the clock of a time zone (IANA name). Both days count; an empty one is no end. */
export function isBannerShown({ banner_from: from, banner_until: until }: Period, now: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
  return (from === '' || from <= day) && (until === '' || day <= until)
}
