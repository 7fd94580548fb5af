import type { SaveActivityInput } from '#contract/activity.ts'

/** What a sample activity is in every language; its texts stand in `demo/texts/<locale>/activities.json`. Its days are fixed, so that one lies in the past. */
export type DemoActivity = Pick<SaveActivityInput, 'sign' | 'kind' | 'starts_at' | 'ends_at' | 'time_zone' | 'country_iso2'> & { published_at: string }

/** Sample activities of the demonstration: three to come and one that has ended. */
export const DEMO_ACTIVITIES: readonly DemoActivity[] = [
  {
    sign: 'landed-cost-briefing-east-africa-2027',
    kind: 'online',
    starts_at: '2027-01-20T12:00:00.000Z',
    ends_at: '2027-01-20T13:00:00.000Z',
    time_zone: 'Africa/Nairobi',
    country_iso2: null,
    published_at: '2026-11-12T08:00:00.000Z',
  },
  {
    sign: 'shanghai-yard-open-days-2027',
    kind: 'open_day',
    starts_at: '2027-03-16T01:00:00.000Z',
    ends_at: '2027-03-18T09:00:00.000Z',
    time_zone: 'Asia/Shanghai',
    country_iso2: 'CN',
    published_at: '2026-11-10T08:00:00.000Z',
  },
  {
    sign: 'high-voltage-training-lima-2027',
    kind: 'training',
    starts_at: '2027-04-21T14:00:00.000Z',
    ends_at: '2027-04-23T22:00:00.000Z',
    time_zone: 'America/Lima',
    country_iso2: 'PE',
    published_at: '2026-11-14T08:00:00.000Z',
  },
  {
    sign: 'test-drives-almaty-2026',
    kind: 'test_drive',
    starts_at: '2026-09-18T05:00:00.000Z',
    ends_at: '2026-09-19T13:00:00.000Z',
    time_zone: 'Asia/Almaty',
    country_iso2: 'KZ',
    published_at: '2026-08-10T08:00:00.000Z',
  },
]
