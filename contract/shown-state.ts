import type { PublishState, ShownState } from './content-values.ts'

/**
 * The state in which what is planned is stored. Entries of the catalogue wait as drafts (or hidden) for the clock of the jobs, words are published
 * from a moment on and need no clock; for people both are planned.
 */
export type PlannedAs = 'draft' | 'published'

/** Moments are ISO texts. `from`: it comes then, or came; `until`: it goes. */
export type Publication = { state: PublishState; from: string | null; until: string | null }

/** What it is on the site at `now`. What was published until a moment that has passed is hidden. */
export function shownState({ state, from, until }: Publication, plannedAs: PlannedAs, now: Date): ShownState {
  if (state === 'published') {
    if (hasCome(until, now)) return 'hidden'
    return plannedAs === 'published' && from !== null && !hasCome(from, now) ? 'planned' : 'published'
  }
  return plannedAs === 'draft' && from !== null && state !== 'archived' ? 'planned' : state
}

/** What is stored when somebody chooses a state. A moment that would undo the choice goes: one to come unless it is planned, one of leaving that has passed. */
export function publicationAs(chosen: ShownState, { from, until }: Publication, plannedAs: PlannedAs, now: Date): Publication {
  const isToCome = from !== null && !hasCome(from, now)
  const isComing = chosen === 'planned' || chosen === 'published'
  const ends = isComing && hasCome(until, now) ? null : until
  if (chosen === 'planned') return { state: isToCome ? plannedAs : 'draft', from: isToCome ? from : null, until: ends }
  return { state: chosen, from: isToCome || plannedAs === 'draft' ? null : from, until: ends }
}

/** What is planned with another moment. Until it lies ahead nothing is planned: it stays a draft. */
export function plannedFor(from: string | null, { until }: Publication, plannedAs: PlannedAs, now: Date): Publication {
  return { state: from !== null && !hasCome(from, now) ? plannedAs : 'draft', from, until }
}

/** Of the states of a thing's languages that of the whole: published where it is there in one language at least. */
const STRONGEST: readonly ShownState[] = ['published', 'planned', 'hidden', 'draft', 'archived']

/** What a thing is on the site, by the languages that have words, with the earliest moment of those that count. */
export function shownAsWhole(languages: readonly { state: ShownState; from: string | null }[]): { state: ShownState; from: string | null } {
  const state = STRONGEST.find((each) => languages.some((language) => language.state === each)) ?? 'draft'
  const moments = languages.flatMap(({ state: own, from }) => (own === state && from !== null ? [from] : []))
  return { state, from: moments.toSorted()[0] ?? null }
}

function hasCome(moment: string | null, now: Date): boolean {
  return moment !== null && Date.parse(moment) <= now.getTime()
}
