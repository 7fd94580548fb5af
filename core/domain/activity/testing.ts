import type { ActivityText, SaveActivityInput } from '#contract/activity.ts'

const TEXT: ActivityText = {
  title: 'Open day',
  summary: 'What it is in short.',
  place: 'Yard 4',
  body: [{ kind: 'paragraph', text: 'What happens on the day.' }],
  publish_state: 'published',
  published_at: '2026-11-01T08:00:00.000Z',
}

/** An activity in English that is still to come by the clock of the tests; `changes` are of its text. For tests. */
export function activityInput(sign: string, changes: Partial<ActivityText> = {}, rest: Partial<SaveActivityInput> = {}): SaveActivityInput {
  return {
    sign,
    kind: 'open_day',
    starts_at: '2027-03-16T01:00:00.000Z',
    ends_at: '2027-03-18T09:00:00.000Z',
    time_zone: 'Asia/Shanghai',
    country_iso2: 'CN',
    is_sample: false,
    texts: { en: activityText(changes) },
    ...rest,
  }
}

export function activityText(changes: Partial<ActivityText> = {}): ActivityText {
  return { ...TEXT, ...changes }
}
