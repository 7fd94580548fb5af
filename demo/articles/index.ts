import type { DemoArticle } from './article.ts'
import { READING_RANGE } from './reading-range.ts'
import { RO_RO_OR_CONTAINER } from './ro-ro-or-container.ts'

export type { DemoArticle } from './article.ts'

/** Sample articles of the demonstration. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [READING_RANGE, RO_RO_OR_CONTAINER]
