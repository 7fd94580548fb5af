import { Box, Divider, IconButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Heading,
  List,
  ListOrdered,
  Pilcrow,
  Quote,
  Redo2,
  Rows2,
  Columns2,
  Table,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

type Tool = { name: string; icon: LucideIcon; isOn?: (editor: Editor) => boolean; mayRun?: (editor: Editor) => boolean; run: (editor: Editor) => void }

const KINDS: readonly Tool[] = [
  { name: 'paragraph', icon: Pilcrow, isOn: (editor) => editor.isActive('paragraph') && !inList(editor), run: toParagraph },
  {
    name: 'heading',
    icon: Heading,
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => void editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  { name: 'bullets', icon: List, isOn: (editor) => editor.isActive('bulletList'), run: (editor) => void editor.chain().focus().toggleBulletList().run() },
  {
    name: 'numbers',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  { name: 'quote', icon: Quote, isOn: (editor) => editor.isActive('quote'), run: toggleQuote },
  {
    name: 'table',
    icon: Table,
    isOn: (editor) => editor.isActive('table'),
    mayRun: (editor) => !editor.isActive('table'),
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]

const TABLE: readonly Tool[] = [
  { name: 'addRow', icon: BetweenHorizontalEnd, run: (editor) => void editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', icon: BetweenVerticalEnd, run: (editor) => void editor.chain().focus().addColumnAfter().run() },
  { name: 'removeRow', icon: Rows2, run: (editor) => void editor.chain().focus().deleteRow().run() },
  { name: 'removeColumn', icon: Columns2, run: (editor) => void editor.chain().focus().deleteColumn().run() },
  { name: 'removeTable', icon: Trash2, run: (editor) => void editor.chain().focus().deleteTable().run() },
]

const STEPS: readonly Tool[] = [
  { name: 'undo', icon: Undo2, mayRun: (editor) => editor.can().undo(), run: (editor) => void editor.chain().focus().undo().run() },
  { name: 'redo', icon: Redo2, mayRun: (editor) => editor.can().redo(), run: (editor) => void editor.chain().focus().redo().run() },
]

/** What the piece under the cursor is, and what it may become. */
export function BlockToolbar({ editor }: { editor: Editor }) {
  const say = useMessages()
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  return (
    <Box
      role="toolbar"
      aria-label={say('blocks.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, p: 0.5, borderBottom: `1px solid ${COLOURS.line}`, bgcolor: COLOURS.page }}
    >
      <Tools editor={editor} tools={KINDS} />
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      <Tools editor={editor} tools={STEPS} />
      {isInTable && (
        <>
          <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
          <Tools editor={editor} tools={TABLE} />
        </>
      )}
    </Box>
  )
}

function Tools({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const say = useMessages()
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn, mayRun }) => ({ isOn: isOn?.(now), mayRun: mayRun?.(now) ?? true })),
  })
  return tools.map(({ name, icon: Icon, run }, index) => {
    const label = say(`blocks.${name}` as MessageKey)
    const { isOn, mayRun = true } = states[index] ?? {}
    return (
      <Tooltip key={name} title={label}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            aria-pressed={isOn}
            disabled={!mayRun}
            // Pressed without taking the cursor out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
            sx={{ borderRadius: '4px', minWidth: 34, minHeight: 34, color: 'text.primary', bgcolor: isOn ? COLOURS.line : 'transparent' }}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    )
  })
}

function inList(editor: Editor): boolean {
  return editor.isActive('bulletList') || editor.isActive('orderedList')
}

function toParagraph(editor: Editor): void {
  if (editor.isActive('quote')) return toggleQuote(editor)
  if (editor.isActive('bulletList')) return void editor.chain().focus().toggleBulletList().run()
  if (editor.isActive('orderedList')) return void editor.chain().focus().toggleOrderedList().run()
  editor.chain().focus().setParagraph().run()
}

/** The paragraph under the cursor becomes the words of a quote, a quote its paragraphs. */
function toggleQuote(editor: Editor): void {
  const { $from } = editor.state.selection
  if (editor.isActive('quote')) {
    const quote = $from.node($from.depth - 1)
    const texts = quote.content.content.flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]))
    const start = $from.before($from.depth - 1)
    const paragraphs = (texts.length === 0 ? [''] : texts).map((text) => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }))
    editor
      .chain()
      .focus()
      .insertContentAt({ from: start, to: start + quote.nodeSize }, paragraphs)
      .run()
    return
  }
  // In a list or a table there is no room for one.
  if ($from.depth !== 1) return
  const text = $from.parent.textContent
  const content = [{ type: 'quoteText', content: text === '' ? [] : [{ type: 'text', text }] }, { type: 'quoteSource' }]
  const start = $from.before()
  editor
    .chain()
    .focus()
    .insertContentAt({ from: start, to: $from.after() }, { type: 'quote', content })
    .setTextSelection(start + 2 + text.length)
    .run()
}
