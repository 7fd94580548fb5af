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
  history: readonly { key: string; stage: string; at: string; message: string | null }[]
  documents: readonly { id: number; name: string; note: string }[]
  mayAdd: boolean
  mayWithdraw: boolean
}
