import type { BadgeTone } from '#apps/site/ui/index.ts'

/** An enquiry as its link shows it, in finished words. */
export type StatusView = {
  reference: string
  state: string
  tone: BadgeTone
  /** What it means for the buyer. */
  next: string
  subject: string
  /** Page of what was asked about; null where there is none. */
  path: string | null
  sentOn: string
  /** Each thing that was asked for, with its pieces; `sign` as it is called in our stock. */
  items: { place: number; asked: string; sign: string | null }[]
  /** What was said of the order. */
  order: { label: string; value: string }[]
  /** What it costs today at the port that was named, a line for each vehicle; null where that is not known. */
  atPort: { label: string; lines: string[] } | null
}
