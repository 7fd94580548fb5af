import type { ProcessCard } from '#apps/site/company/steps-and-services.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'

/** One step of buying: who does what, with which papers, in which time. */
export type StepView = { title: string; picture: string; rows: { label: string; text: string }[] }

export type ProcessView = {
  steps: StepView[]
  stepsTitle: string
  timeNote: string
  stagesTitle: string
  stagesText: string
  stages: ProcessCard[]
  papersTitle: string
  papersText: string
  papers: { name: string; text: string }[]
  faq: FaqView
  askTitle: string
  askText: string
}
