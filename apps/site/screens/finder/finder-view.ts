import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'

/** One question with its answers; the last answer leaves it open. */
export type QuestionView = {
  name: string
  title: string
  answers: { value: string; label: string }[]
  selected: string
}

export type DestinationView = { title: string; hint: string; countries: { value: string; label: string }[]; selected: string }

/** A vehicle of the shortlist with its reasons. */
export type ProposalView = { reasons: string[] } & ({ car: CarCardView; unit: null } | { car: null; unit: UsedCardView })

/** New or used vehicles that were found; `seeAll` null: there are none. */
export type GroupView = {
  kind: 'new' | 'used'
  title: string
  proposals: ProposalView[]
  seeAll: { text: string; href: string } | null
  /** What the destination asks of used vehicles, and how many that leaves out. */
  notes: string[]
}

/** What the answers found; null before the first answer. */
export type ResultView = {
  title: string
  text: string
  /** The answers in words, each with the address without it. */
  answers: { label: string; href: string; removeLabel: string }[]
  /** Empty where nothing fits at all and nothing is to be said of it. */
  groups: GroupView[]
  notes: string[]
  /** The notes speak against an answer. */
  isWarned: boolean
  alternatives: { label: string; href: string }[]
  askTitle: string
  askText: string
  /** The answers and the vehicles shown, for the enquiry. */
  remark: string
  hasSample: boolean
}

export type FinderView = {
  /** Questions of a few answers, before and behind that of the destination. */
  questions: QuestionView[]
  destination: DestinationView
  lastQuestions: QuestionView[]
  showText: string
  againText: string
  whyText: string
  changeText: string
  result: ResultView | null
}
