import type { DemoArticle } from './article.ts'
import { PAPERS_OF_A_VEHICLE_EXPORT } from './papers-of-a-vehicle-export.ts'
import { READING_RANGE } from './reading-range.ts'
import { RO_RO_OR_CONTAINER } from './ro-ro-or-container.ts'

export type { DemoArticle } from './article.ts'

/** Sample articles of the demonstration. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [PAPERS_OF_A_VEHICLE_EXPORT, RO_RO_OR_CONTAINER, READING_RANGE]
