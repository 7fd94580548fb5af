import { Box, FormHelperText } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { ArticleBody } from '#contract/article.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { toBody, toDocument } from './block-document.ts'
import { BLOCK_EXTENSIONS } from './block-schema.ts'
import { BlockToolbar } from './block-toolbar.tsx'

type BlockInputProps = { source: string; label: string; locale: Locale; help?: string; isDisabled?: boolean }

/** A text of paragraphs, headings, lists, tables and quotes; its value is the blocks that pages render, null where nothing is written. */
export function BlockInput({ source, label, locale, help, isDisabled = false }: BlockInputProps) {
  const id = useId()
  const { dir } = localeInfo(locale)
  const { field, fieldState } = useInput({ source, format: (value: unknown) => value, parse: (value: unknown) => value })
  const change = useRef(field.onChange)
  change.current = field.onChange
  const written = useRef(field.value as ArticleBody | null)
  const editor = useEditor({
    extensions: BLOCK_EXTENSIONS,
    content: toDocument(written.current ?? null),
    editable: !isDisabled,
    // Its styles stand below: those of the library would come without the nonce of the page.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutStyles,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, dir, lang: locale, spellcheck: 'true' },
    },
    onUpdate: ({ editor: now }) => {
      written.current = toBody(now.getJSON())
      change.current(written.current)
    },
  })
  // What comes from elsewhere, as after a choice between two versions, takes the place of what stands there.
  const given = field.value as ArticleBody | null
  useEffect(() => {
    if (JSON.stringify(given ?? null) === JSON.stringify(written.current ?? null)) return
    written.current = given
    editor.commands.setContent(toDocument(given ?? null), { emitUpdate: false })
  }, [editor, given])
  const fault = useFault(fieldState.error)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box id={`${id}-label`} sx={{ fontSize: 12.5, color: fault === null ? 'text.secondary' : COLOURS.danger, mb: 0.5 }}>
        {label}
      </Box>
      <Box
        sx={{
          border: `1px solid ${fault === null ? COLOURS.lineField : COLOURS.danger}`,
          borderRadius: '6px',
          overflow: 'hidden',
          bgcolor: COLOURS.paper,
          '&:focus-within': { borderColor: COLOURS.ink },
        }}
      >
        {!isDisabled && <BlockToolbar editor={editor} />}
        <Box component={EditorContent} editor={editor} onBlur={field.onBlur} sx={TEXT_STYLE} />
      </Box>
      {(fault ?? help) !== undefined && <FormHelperText error={fault !== null}>{fault ?? help}</FormHelperText>}
    </Box>
  )
}

// What is pasted is read as a page that may have no styles of its own; each would be an error of the browser.
function withoutStyles(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '')
}

/** What is wrong with the body or with one of its blocks, in words; null where nothing is. */
function useFault(error: unknown): string | null {
  const say = useMessages()
  const translate = useTranslate()
  const found = firstFault(error)
  if (found === null) return null
  const text = translate(found.message.replace(/^@@react-admin@@"?|"$/g, ''), { _: found.message })
  return found.block === null ? text : say('blocks.faultIn', { number: found.block + 1, fault: text })
}

/** `[{text: {message}}]`, as the form keeps faults of what is inside of a value. */
function firstFault(error: unknown): { block: number | null; message: string } | null {
  if (typeof error !== 'object' || error === null) return null
  if ('message' in error && typeof error.message === 'string') return { block: null, message: error.message }
  for (const [name, inner] of Object.entries(error)) {
    const found = firstFault(inner)
    if (found !== null) return { block: /^\d+$/.test(name) ? Number(name) : found.block, message: found.message }
  }
  return null
}

const TEXT_STYLE = {
  '& .tiptap': { outline: 'none', minHeight: 220, px: 2, py: 1.5, fontSize: 15, lineHeight: 1.65, overflowWrap: 'anywhere', whiteSpace: 'break-spaces' },
  '& .tiptap p': { my: 0 },
  '& .tiptap h2': { fontSize: 19, fontWeight: 650, lineHeight: 1.35, mb: 0, mt: 2.5 },
  '& .tiptap > * + p, & .tiptap > * + ul, & .tiptap > * + ol, & .tiptap > * + table': { mt: 1.25 },
  '& .tiptap ul, & .tiptap ol': { mb: 0, paddingInlineStart: '1.5em' },
  '& .tiptap li': { mt: 0.5 },
  '& .tiptap blockquote': { mx: 0, my: 1.25, paddingInlineStart: 2, borderInlineStart: `3px solid ${COLOURS.ink}` },
  '& .tiptap blockquote cite': {
    display: 'block',
    fontStyle: 'normal',
    fontSize: 13,
    color: COLOURS.muted,
    minHeight: '1.6em',
    borderTop: `1px dashed ${COLOURS.line}`,
    mt: 0.5,
  },
  '& .tiptap table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed', fontSize: 14 },
  '& .tiptap th, & .tiptap td': { border: `1px solid ${COLOURS.line}`, px: 1, py: 0.75, textAlign: 'start', verticalAlign: 'top' },
  '& .tiptap th': { bgcolor: COLOURS.sunken, fontWeight: 600 },
  '& .tiptap .selectedCell': { bgcolor: COLOURS.accentSoft },
  '& .tiptap .ProseMirror-gapcursor': { position: 'relative', display: 'block', height: 0 },
  '& .tiptap .ProseMirror-gapcursor::after': { content: '""', position: 'absolute', top: -2, width: 20, borderTop: '1px solid' },
} as const
