import type { ArticleBlock } from '#contract/article.ts'

/** A block as lines of plain text, for whoever compares two versions. */
export function linesOf(block: ArticleBlock): string[] {
  if (block.kind === 'list') return block.items.map((item) => `• ${item}`)
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' | '))
  if (block.kind === 'quote') return [block.source === null ? `“${block.text}”` : `“${block.text}” – ${block.source}`]
  return [block.text]
}
