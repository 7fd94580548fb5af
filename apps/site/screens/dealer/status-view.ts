import type { BadgeTone } from '#apps/site/ui/index.ts'

/** An application as its applicant sees it, in finished words. */
export type StatusView = {
  reference: string
  company: string
  stage: string
  tone: BadgeTone
  /** What happens next. */
  next: string
  contact: string | null
  /** Newest first. */
  history: readonly { stage: string; at: string; message: string | null }[]
  documents: readonly { name: string; note: string }[]
  mayAdd: boolean
  mayWithdraw: boolean
}
