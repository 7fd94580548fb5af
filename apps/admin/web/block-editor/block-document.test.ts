import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { articleBodySchema, type ArticleBody } from '#contract/article.ts'
import { toBody, toDocument } from './block-document.ts'
import { BLOCK_EXTENSIONS } from './block-schema.ts'

const BODY: ArticleBody = [
  { kind: 'heading', text: 'Ports' },
  { kind: 'paragraph', text: 'Words & <b>signs</b>.' },
  { kind: 'list', is_ordered: true, items: ['Book', 'Load'] },
  { kind: 'list', is_ordered: false, items: ['One'] },
  { kind: 'table', head: ['Port', 'Days'], rows: [['Mombasa', '28']] },
  { kind: 'quote', text: 'Well said.', source: 'A captain' },
  { kind: 'quote', text: 'Said by nobody.', source: null },
]
const text = (words: string) => ({ type: 'text', text: words })
const cell = (words: string, colspan = 1) => ({
  type: 'tableCell',
  attrs: { colspan },
  content: [{ type: 'paragraph', content: words === '' ? [] : [text(words)] }],
})

describe('a body in the editor', () => {
  it('comes back as it was', () => {
    expect(articleBodySchema.parse(BODY)).toEqual(BODY)
    expect(toBody(toDocument(BODY))).toEqual(BODY)
  })

  it('fits the schema of the editor', () => {
    const document = Node.fromJSON(getSchema(BLOCK_EXTENSIONS), toDocument(BODY))
    expect(() => document.check()).not.toThrow()
    expect(toBody(document.toJSON() as never)).toEqual(BODY)
  })

  it('is none where nothing is written', () => {
    expect(toBody(toDocument(null))).toBeNull()
    expect(
      toBody({
        type: 'doc',
        content: [
          { type: 'paragraph', content: [text('  ')] },
          { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
        ],
      }),
    ).toBeNull()
  })

  it('has a table whole, whatever was pasted', () => {
    const rows = [
      [cell('Port'), cell('Days', 2)],
      [cell('Mombasa'), cell('28')],
      [cell(''), cell('')],
    ]
    const table = { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }
    expect(toBody({ type: 'doc', content: [table] })).toEqual([{ kind: 'table', head: ['Port', 'Days', '–'], rows: [['Mombasa', '28', '–']] }])
  })
})
