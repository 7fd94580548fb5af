import { useState } from 'react'
import { useSourceContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { PublishState, ShownState } from '#contract/content-values.ts'
import { plannedFor, publicationAs, shownState, type PlannedAs, type Publication } from '#contract/shown-state.ts'

/** Fields of the form that hold a state and its two moments. */
export type PublicationSources = { state: string; from: string; until: string }

type EditedPublication = {
  state: ShownState
  choose: (state: ShownState) => void
  setFrom: (moment: string | null) => void
  setUntil: (moment: string | null) => void
}

/** What was chosen, and what it made of the form; `of`: what was stored then. */
type Chosen = { state: ShownState; made: Publication; of: unknown }

/** The publication in the form around, as it is shown, and how it changes. */
export function usePublication(plannedAs: PlannedAs, sources: PublicationSources): EditedPublication {
  const { setValue } = useFormContext()
  const { defaultValues } = useFormState()
  const { getSource } = useSourceContext()
  const paths = { state: getSource(sources.state), from: getSource(sources.from), until: getSource(sources.until) }
  const [state, from, until] = useWatch({ name: [paths.state, paths.from, paths.until] }) as [PublishState, string | null, string | null]
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const publication = { state, from, until }
  // A moment that is being typed passes through years long gone: what was chosen stands until it is saved, or until something else fills the form.
  const isOurs = chosen !== null && chosen.of === defaultValues && isSame(chosen.made, publication)
  const shown = isOurs ? chosen.state : shownState(publication, plannedAs, new Date())
  const put = (wanted: ShownState, made: Publication) => {
    setChosen({ state: wanted, made, of: defaultValues })
    for (const name of NAMES) if (made[name] !== publication[name]) setValue(paths[name], made[name], { shouldDirty: true })
  }
  return {
    state: shown,
    choose: (wanted) => put(wanted, publicationAs(wanted, publication, plannedAs, new Date())),
    setFrom: (moment) => put(shown, shown === 'planned' ? plannedFor(moment, publication, plannedAs, new Date()) : { ...publication, from: moment }),
    setUntil: (moment) => put(shown, { ...publication, until: moment }),
  }
}

const NAMES = ['state', 'from', 'until'] as const

function isSame(one: Publication, other: Publication): boolean {
  return NAMES.every((name) => one[name] === other[name])
}
