import type { JSONContent } from '@tiptap/core'
import type { ArticleBlock, ArticleBody } from '#contract/article.ts'

/** The blocks of a body as the editor holds them. */
export function toDocument(body: ArticleBody | null): JSONContent {
  return { type: 'doc', content: body === null ? [{ type: 'paragraph' }] : body.map(toNode) }
}

/** What stands in the editor as blocks; what has no words is left out, and nothing at all is null. */
export function toBody(document: JSONContent): ArticleBody | null {
  const blocks = (document.content ?? []).flatMap(toBlocks)
  return blocks.length === 0 ? null : blocks
}

function toNode(block: ArticleBlock): JSONContent {
  switch (block.kind) {
    case 'paragraph':
      return { type: 'paragraph', content: words(block.text) }
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: words(block.text) }
    case 'list':
      return {
        type: block.is_ordered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: [{ type: 'paragraph', content: words(item) }] })),
      }
    case 'table':
      return { type: 'table', content: [toRow(block.head, 'tableHeader'), ...block.rows.map((row) => toRow(row, 'tableCell'))] }
    case 'quote':
      return {
        type: 'quote',
        content: [
          { type: 'quoteText', content: words(block.text) },
          { type: 'quoteSource', content: words(block.source ?? '') },
        ],
      }
  }
}

function toRow(cells: readonly string[], type: 'tableHeader' | 'tableCell'): JSONContent {
  return { type: 'tableRow', content: cells.map((cell) => ({ type, content: [{ type: 'paragraph', content: words(cell) }] })) }
}

// ProseMirror knows no empty text.
function words(text: string): JSONContent[] {
  return text === '' ? [] : [{ type: 'text', text }]
}

function toBlocks(node: JSONContent): ArticleBlock[] {
  switch (node.type) {
    case 'heading':
    case 'paragraph': {
      const text = textOf(node)
      return text === '' ? [] : [{ kind: node.type, text }]
    }
    case 'bulletList':
    case 'orderedList': {
      const items = childrenOf(node).map(textOf).filter(Boolean)
      return items.length === 0 ? [] : [{ kind: 'list', is_ordered: node.type === 'orderedList', items }]
    }
    case 'table': {
      const rows = childrenOf(node).map(cellsOf)
      const columns = Math.max(0, ...rows.map((row) => row.length))
      // Pages show a table whole: a cell that says nothing says so.
      const [head, ...others] = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] || '–'))
      const filled = others.filter((row) => row.some((cell) => cell !== '–'))
      return head === undefined || [head, ...filled].flat().every((cell) => cell === '–') ? [] : [{ kind: 'table', head, rows: filled }]
    }
    case 'quote': {
      const [text = '', source = ''] = childrenOf(node).map(textOf)
      return text === '' && source === '' ? [] : [{ kind: 'quote', text, source: source === '' ? null : source }]
    }
    default:
      return []
  }
}

/** Words of the cells of a row; one that reaches over several columns is followed by empty ones. */
function cellsOf(row: JSONContent): string[] {
  return childrenOf(row).flatMap((cell) => [textOf(cell), ...Array.from({ length: Number(cell.attrs?.['colspan'] ?? 1) - 1 }, () => '')])
}

function textOf(node: JSONContent): string {
  return (node.text ?? childrenOf(node).map(textOf).join('')).replace(/\s+/g, ' ').trim()
}

function childrenOf(node: JSONContent): readonly JSONContent[] {
  return node.content ?? []
}
