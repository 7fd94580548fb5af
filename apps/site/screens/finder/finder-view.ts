import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'

/** One question with its answers; the first answer leaves it open. */
export type QuestionView = {
  name: string
  title: string
  answers: { value: string; label: string }[]
  selected: string
}

export type DestinationView = { title: string; hint: string; countries: { value: string; label: string }[]; selected: string }

/** What the answers found; null before the first answer. */
export type ResultView = {
  title: string
  text: string
  /** The answers in words, each with the address without it. */
  answers: { label: string; href: string; removeLabel: string }[]
  cars: { car: CarCardView; reasons: string[] }[]
  listHref: string | null
  notes: string[]
  /** The notes speak against an answer. */
  isWarned: boolean
  alternatives: { label: string; href: string }[]
  askTitle: string
  askText: string
  /** The answers and the cars shown, for the enquiry. */
  remark: string
  hasSample: boolean
}

export type FinderView = {
  questions: QuestionView[]
  destination: DestinationView
  showText: string
  againText: string
  seeAllText: string
  whyText: string
  changeText: string
  result: ResultView | null
}

/** Address of the page of the finder. */
export const FINDER_PATH = '/menuCar/helper'
