import type { ArticleBlock, ArticleBody, SaveArticleInput } from '#contract/article.ts'
import type { Locale } from '#i18n/locales.ts'

/** An article in one language. */
export type ArticleWords = { title: string; summary: string; body: ArticleBody }

/** A sample article: written in every language for itself, not translated word for word. */
export type DemoArticle = Pick<SaveArticleInput, 'sign' | 'category' | 'is_top' | 'list_filter'> & {
  published_at: string
  words: Record<Locale, ArticleWords>
}

export function p(text: string): ArticleBlock {
  return { kind: 'paragraph', text }
}

export function h(text: string): ArticleBlock {
  return { kind: 'heading', text }
}

/** A list with points. */
export function ul(...items: string[]): ArticleBlock {
  return { kind: 'list', is_ordered: false, items }
}

/** A list with numbers. */
export function ol(...items: string[]): ArticleBlock {
  return { kind: 'list', is_ordered: true, items }
}

/** The first row is the head, the first cell of a row names it. */
export function table(head: string[], ...rows: string[][]): ArticleBlock {
  return { kind: 'table', head, rows }
}
