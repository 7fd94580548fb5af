import type { ArticleCard, ArticleCategory } from '#contract/article.ts'
import { formatDate } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
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

type Words = { t: SiteTranslator; locale: Locale }

export function articleCardView({ t, locale }: Words, card: ArticleCard): ArticleCardView {
  return {
    sign: card.sign,
    href: articleHref(card.sign),
    title: card.title,
    summary: card.summary,
    category: card.category === null ? null : t(`article.category.${card.category}`),
    day: card.published_at.slice(0, 10),
    date: formatDate(locale, card.published_at),
    scene: card.category === null ? 'show-stand' : SCENES[card.category],
  }
}

export function articleHref(sign: string): string {
  return `/article/${sign}`
}
