import type { SearchKind } from '#contract/search.ts'
import type { ArticleCardView } from '#apps/site/article/article-card-view.ts'
import type { BrandTileView } from '#apps/site/brand/brand-tile-view.ts'
import type { FittingCardView } from '#apps/site/fitting/fitting-card-view.ts'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'
import type { TextPiece } from './mark-text.ts'

/** A hit that is a line of text: a page, an activity, a file. `fileName`: saved under this name. */
export type LineView = { key: string; href: string; title: TextPiece[]; note: string | null; fileName: string | null }

export type PartView = FittingCardView & { marked: TextPiece[] }

type Group<Kind extends SearchKind, Content> = {
  kind: Kind
  title: string
  count: string
  /** The list with all of them; null where all are there. */
  all: { href: string; label: string } | null
} & Content

/** What a search found, kind by kind, in the order of the page; kinds without hits are left out. */
export type GroupView =
  | Group<'type', { chips: { href: string; label: string; count: string }[] }>
  | Group<'brand', { brands: BrandTileView[] }>
  | Group<'car', { cars: CarCardView[] }>
  | Group<'used_car', { units: UsedCardView[] }>
  /** `near`: parts of that name for other vehicles. */
  | Group<'fitting', { fittings: PartView[]; near: PartView[] }>
  | Group<'article', { articles: ArticleCardView[] }>
  | Group<'activity' | 'download' | 'page', { lines: LineView[] }>

export type SearchView = {
  /** Cleaned of what cannot be seen; empty: nothing was typed. */
  word: string
  groups: GroupView[]
  totalText: string
  /** What was looked for instead; null where nothing was corrected. */
  correction: string | null
  remark: string
  /** What was understood, each with the search that is left without it. */
  terms: { label: string; href: string }[]
  /** That something asked for is not to be had, and what is shown instead. */
  notices: string[]
  /** Orders of the vehicles; empty where there are none. */
  orders: { label: string; href: string; isChosen: boolean }[]
  /** The list of the vehicles that were found, with all its filters; null where there are none. */
  filtersHref: string | null
  nearby: { cars: CarCardView[]; units: UsedCardView[]; text: string } | null
  hasSample: boolean
}
