import type { BlockView } from '#apps/site/article/block-view.ts'
import type { PageLanguages } from '#apps/site/language/language-links.ts'
import type { ArticleCardView } from '#apps/site/article/article-card-view.ts'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'

/** An article in finished words. `updated`: only where it was changed on a later day than it was published. */
export type ArticleView = ArticleCardView & {
  updated: { day: string; date: string } | null
  blocks: BlockView[]
  contents: { anchor: string; text: string }[]
  languages: PageLanguages
  isSample: boolean
  related: ArticleCardView[]
  cars: { cards: CarCardView[]; href: string; label: string } | null
  remark: string
}

/** A list of articles with the word it was asked for. */
export type ArticleListView = {
  articles: ArticleCardView[]
  countText: string
  word: string
  page: number
  pageCount: number
  isFirst: boolean
  isEmbedded: boolean
}
