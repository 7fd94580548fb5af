import type { ArticleBlock, ArticleBody } from '#contract/article.ts'

/** A block with the anchor of its heading. */
export type BlockView = ArticleBlock & { anchor: string | null }

/** Gives each heading an anchor, in order. */
export function blockViews(body: ArticleBody): BlockView[] {
  let part = 0
  return body.map((block) => ({ ...block, anchor: block.kind === 'heading' ? `part-${++part}` : null }))
}
