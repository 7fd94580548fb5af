import type { Picture } from '#contract/car.ts'
import type { SceneChoice } from '#apps/site/illustration/still.ts'

/** An article of a list, in finished words. `day` is the day for machines, `date` for readers. */
export type ArticleCardView = {
  sign: string
  href: string
  title: string
  summary: string
  category: string | null
  day: string
  date: string
  scene: SceneChoice
  /** Set by staff; wins over the scene. */
  picture: Picture | null
}
