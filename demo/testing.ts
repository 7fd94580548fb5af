import type { ArticleBody } from '#contract/article.ts'

/** What a body is made of, without its words: translations have the same blocks. For tests. */
export function shapeOf(body: ArticleBody): string[] {
  return body.map((block) => {
    if (block.kind === 'list') return `list ${block.items.length}`
    return block.kind === 'table' ? `table ${block.head.length} × ${block.rows.length}` : block.kind
  })
}
