import type { ArticleDetail, ArticlePage } from '#contract/article.ts'
import type { CarPage } from '#contract/car.ts'
import { formatDate } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { articleCardView, embeddedCards } from '#apps/site/article/article-card-view.server.ts'
import { blockViews } from '#apps/site/article/block-view.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { NEWS_PATH } from './article-address.ts'
import type { ArticleListView, ArticleView } from './article-view.ts'

type Asked = { word: string; isEmbedded: boolean }

export function articleListView(language: SiteLanguage, page: ArticlePage, { word, isEmbedded }: Asked): ArticleListView {
  const articles = page.list.map((card) => articleCardView(language, card))
  return {
    articles: isEmbedded ? embeddedCards(articles) : articles,
    isEmbedded,
    countText: language.t('article.count', { count: page.total }),
    word,
    page: page.page,
    pageCount: page.page_count,
    isFirst: page.page === 1,
  }
}

/** `cars`: the first of the vehicles that the article's filter finds; null where it has none, or finds nothing. */
export function articleView(language: SiteLanguage, article: ArticleDetail, cars: CarPage | null): ArticleView {
  const blocks = blockViews(article.body)
  return {
    ...articleCardView(language, article),
    updated: updatedOn(language.locale, article),
    blocks,
    contents: blocks.flatMap((block) => (block.kind === 'heading' && block.anchor !== null ? [{ anchor: block.anchor, text: block.text }] : [])),
    languages: { locales: article.locales, otherwise: NEWS_PATH },
    isSample: article.is_sample,
    related: article.related.map((card) => articleCardView(language, card)),
    cars: cars === null || cars.total === 0 || article.list_filter === null ? null : carsView(language, cars, article.list_filter),
    remark: language.t('article.remarkTemplate', { title: article.title }),
  }
}

function carsView(language: SiteLanguage, page: CarPage, filter: string): ArticleView['cars'] {
  return {
    cards: page.list.map((card) => carCardView(language, card)),
    href: `/carList?${filter}`,
    label: language.t('article.allCars', { count: page.total }),
  }
}

function updatedOn(locale: Locale, article: ArticleDetail): ArticleView['updated'] {
  const day = article.updated_at.slice(0, 10)
  return day > article.published_at.slice(0, 10) ? { day, date: formatDate(locale, article.updated_at) } : null
}
