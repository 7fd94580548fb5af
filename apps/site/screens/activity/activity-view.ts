import type { Picture } from '#contract/car.ts'
import type { BlockView } from '#apps/site/article/block-view.ts'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import type { PageLanguages } from '#apps/site/language/language-links.ts'

/** An activity of a list in finished words. `day`: its first day at the place, for machines. */
export type ActivityCardView = {
  sign: string
  href: string
  title: string
  summary: string
  kind: string
  day: string
  date: string
  /** Hall and country, or "online". */
  place: string
  hasEnded: boolean
  scene: SceneChoice
  picture: Picture | null
}

export type FactView = { label: string; value: string; note: string | null }

/** An activity in finished words. */
export type ActivityView = ActivityCardView & {
  facts: FactView[]
  blocks: BlockView[]
  calendar: { href: string; fileName: string }
  /** What a visitor asks for here; `remark`: what an enquiry begins with. */
  ask: { title: string; text: string; remark: string }
  /** "This ended on …"; null while it is to come. */
  ended: string | null
  languages: PageLanguages
  isSample: boolean
  others: ActivityCardView[]
}
