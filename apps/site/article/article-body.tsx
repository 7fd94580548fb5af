import { Heading } from '#apps/site/ui/index.ts'
import type { BlockView } from './block-view.ts'

/** Blocks of plain text as elements; React escapes every word. */
export function ArticleBody({ blocks }: { blocks: readonly BlockView[] }) {
  return (
    <div className="prose desktop:text-lg">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: BlockView }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'heading':
      return (
        <Heading level={2} id={block.anchor ?? undefined} className="scroll-mt-28 pt-4">
          {block.text}
        </Heading>
      )
    case 'list':
      return <List block={block} />
    case 'table':
      return <Table block={block} />
    case 'quote':
      return (
        <figure className="border-s-2 border-ink ps-5">
          <blockquote>{block.text}</blockquote>
          {block.source === null ? null : <figcaption className="mt-1 text-sm text-muted">{block.source}</figcaption>}
        </figure>
      )
  }
}

function List({ block }: { block: Extract<BlockView, { kind: 'list' }> }) {
  const items = block.items.map((item) => (
    <li key={item} className="mt-2">
      {item}
    </li>
  ))
  return block.is_ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** On a phone a row is a small list of its own: the first cell names it, the others say what they are. */
function Table({ block }: { block: Extract<BlockView, { kind: 'table' }> }) {
  return (
    <table className="article-table my-6 w-full text-base desktop:text-sm">
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={index} data-label={block.head[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
