import type { PageWords } from '#apps/site/head/page-words.server.ts'
import type { FittingCardView } from '#apps/site/fitting/fitting-card-view.ts'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'

/** One version of a model in the table: what it is, what it costs. */
export type VersionRow = { href: string; name: string; note: string; price: string }

/** A model in the reader's language. */
export type ModelView = {
  href: string
  brandSign: string
  brandName: string
  name: string
  title: string
  words: PageWords
  facts: readonly { label: string; value: string }[]
  /** The first of the versions, with their pictures. */
  cars: readonly CarCardView[]
  versions: { title: string; columns: readonly [string, string]; rows: readonly VersionRow[] }
  units: { title: string; cards: readonly UsedCardView[]; href: string; all: string }
  parts: { title: string; cards: readonly FittingCardView[]; href: string; all: string }
  guides: { title: string; text: string; href: string }
  ask: string
  remark: string
  hasSample: boolean
}
