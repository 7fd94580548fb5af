import { activityTextSchema } from '#contract/activity.ts'
import { articleBodySchema } from '#contract/article.ts'
import { saveActivity } from '#core/domain/activity/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEMO_ACTIVITIES } from './activities.ts'
import type { IsWanted } from './load-content.ts'
import { readWords } from './words.ts'

const words = activityTextSchema.pick({ title: true, summary: true, place: true }).extend({ body: articleBodySchema })

/** The words of the sample activities, by sign and language. `rootDir`: the checkout. */
export async function readActivityWords(rootDir: string) {
  return readWords({ rootDir, kind: 'activities', signs: DEMO_ACTIVITIES.map(({ sign }) => sign), words })
}

/**
 * Publishes the sample activities through the verb of the staff. Running it again changes nothing. `rootDir`: the checkout. Answers how
 * many were written.
 */
export async function loadDemoActivities({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const wordsOf = await readActivityWords(input.rootDir)
  let written = 0
  for (const { published_at, ...activity } of DEMO_ACTIVITIES) {
    if (input.isWanted && !input.isWanted(`activity ${activity.sign}`)) continue
    const entries = Object.entries(wordsOf(activity.sign))
    const texts = Object.fromEntries(entries.map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at }]))
    const { state } = await saveActivity({ ctx, input: { ...activity, is_sample: true, texts } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
