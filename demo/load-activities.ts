import { saveActivity } from '#core/domain/activity/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEMO_ACTIVITIES } from './activities/index.ts'
import type { IsWanted } from './load-content.ts'

/** Publishes the sample activities through the verb of the staff. Running it again changes nothing. Answers how many were written. */
export async function loadDemoActivities({ ctx, input }: { ctx: Ctx; input?: { isWanted: IsWanted } }): Promise<number> {
  let written = 0
  for (const { words, published_at, ...activity } of DEMO_ACTIVITIES) {
    if (input && !input.isWanted(`activity ${activity.sign}`)) continue
    const texts = Object.fromEntries(Object.entries(words).map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at }]))
    const { state } = await saveActivity({ ctx, input: { ...activity, is_sample: true, texts } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
