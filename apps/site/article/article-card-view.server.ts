import type { ArticleCard } from '#contract/article.ts'
import type { ArticleCategory } from '#contract/content-values.ts'
import { formatDate } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import type { ArticleCardView } from './article-card-view.ts'

const SCENES: Record<ArticleCategory, SceneChoice> = {
  electric: 'charging-station',
  papers: 'customs-papers',
  shipping: 'ro-ro-ship',
  inspection: 'inspection-lane',
  parts: 'parts-warehouse',
  makers: 'factory-line',
}

export function articleCardView({ t, locale }: SiteLanguage, card: ArticleCard): ArticleCardView {
  return {
    sign: card.sign,
    href: articleHref(card.sign),
    title: card.title,
    summary: card.summary,
    category: card.category === null ? null : t(`article.category.${card.category}`),
    day: card.published_at.slice(0, 10),
    date: formatDate(locale, card.published_at),
    picture: card.picture,
    scene: card.category === null ? 'show-stand' : SCENES[card.category],
  }
}

/** The same cards for a part of the news in a partner's frame: they lead to parts that may stand in a frame too (R3.6). */
export function embeddedCards(cards: readonly ArticleCardView[]): ArticleCardView[] {
  return cards.map((card) => ({ ...card, href: `${card.href}/item?noHeader=1` }))
}

export function articleHref(sign: string): string {
  return `/article/${sign}`
}
