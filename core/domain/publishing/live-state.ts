import type { LiveState, PublishState } from '#contract/content-values.ts'

type Published = { publishState: PublishState; publishedAt: Date | null; withdrawAt: Date | null }

/** What words are on the site at `now`. */
export function liveState({ publishState, publishedAt, withdrawAt }: Published, now: Date): LiveState {
  if (publishState !== 'published') return publishState
  if (withdrawAt !== null && withdrawAt <= now) return 'withdrawn'
  return publishedAt !== null && publishedAt <= now ? 'live' : 'scheduled'
}
