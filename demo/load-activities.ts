import { activityTextSchema } from '#contract/activity.ts'
import { articleBodySchema } from '#contract/article.ts'
import { saveActivity } from '#core/domain/activity/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEMO_ACTIVITIES } from './activities.ts'
import type { IsWanted } from './is-wanted.ts'
import { readSampleTexts } from './sample-texts.ts'

const shape = activityTextSchema.pick({ title: true, summary: true, place: true }).extend({ body: articleBodySchema })

/** The texts of the sample activities, by sign and language. `rootDir`: the checkout. */
export async function readActivityTexts(rootDir: string) {
  return readSampleTexts({ rootDir, kind: 'activities', signs: DEMO_ACTIVITIES.map(({ sign }) => sign), shape })
}

/**
 * Publishes the sample activities through the verb of the staff. Running it again changes nothing. `rootDir`: the checkout. Answers how
 * many were written.
 */
export async function loadDemoActivities({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const textsOf = await readActivityTexts(input.rootDir)
  let written = 0
  for (const { published_at, ...activity } of DEMO_ACTIVITIES) {
    if (input.isWanted && !input.isWanted(`activity ${activity.sign}`)) continue
    const entries = Object.entries(textsOf(activity.sign))
    const texts = Object.fromEntries(entries.map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at }]))
    const { state } = await saveActivity({ ctx, input: { ...activity, is_sample: true, texts } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
