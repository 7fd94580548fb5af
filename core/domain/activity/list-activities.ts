import type { ActivityPage, ListActivitiesInput } from '#contract/activity.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { readActivities } from './read-activities.ts'

/**
 * A page of the activities in the language of the request with the exact total: those to come by their day, then the past ones, the latest
 * first. `when` chooses one of the two; `word`: all its words stand in the title, the summary, the place or the body. A page past the end is empty.
 */
export async function listActivities({ ctx, input }: { ctx: Ctx; input: ListActivitiesInput }): Promise<ActivityPage> {
  const { when, page, page_size } = input
  const wanted = searchTerms(input.word)
  const found = (await readActivities(ctx)).filter(
    ({ card, searchText }) =>
      (when === 'all' || card.has_ended === (when === 'past')) &&
      (wanted === null || (wanted.length > 0 && wanted.every((word) => isTermIn(searchText, word)))),
  )
  const list = found.slice((page - 1) * page_size, page * page_size).map(({ card }) => card)
  return { list, total: found.length, page, page_size, page_count: Math.ceil(found.length / page_size) }
}
