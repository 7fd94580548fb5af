import { Node, type Extensions } from '@tiptap/core'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions'

const QuoteText = Node.create({
  name: 'quoteText',
  content: 'text*',
  defining: true,
  parseHTML: () => [
    { tag: 'p', context: 'quote/', priority: 60 },
    { tag: 'blockquote', context: 'quote/' },
  ],
  renderHTML: () => ['p', 0],
})

const QuoteSource = Node.create({
  name: 'quoteSource',
  content: 'text*',
  defining: true,
  parseHTML: () => [{ tag: 'cite' }, { tag: 'figcaption' }],
  renderHTML: () => ['cite', 0],
})

/** Words and who said them. Enter goes from the words to the source, and from there on below. */
const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'quoteText quoteSource',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        const { name } = $from.parent.type
        if (name === 'quoteText') return editor.commands.setTextSelection($from.after() + 1)
        if (name !== 'quoteSource') return false
        const below = $from.after($from.depth - 1)
        return editor
          .chain()
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run()
      },
    }
  },
})

// Headings of any rank are the one that pages have.
const OneHeading = Heading.extend({
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 2 } })),
}).configure({ levels: [2] })

/**
 * What a body may hold, and so what the editor can: plain words in paragraphs, headings, lists, tables and quotes (`contract/article.ts`).
 * Whatever else is pasted, from a text program or a page, is reduced to it.
 */
export const BLOCK_EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  OneHeading,
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'paragraph' }),
  ListKeymap,
  Quote,
  QuoteText,
  QuoteSource,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  Gapcursor,
  TrailingNode,
  UndoRedo,
]
