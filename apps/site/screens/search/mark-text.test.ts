import { expect, it } from 'vitest'
import { markText } from './mark-text.server.ts'

function marked(text: string, query: string): string {
  return markText(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')
}

it.each([
  ['Oil filter, 1.5L and 1.5T petrol', 'oil FILTER', '[Oil] [filter], 1.5L and 1.5T petrol'],
  ['Écran géant', 'ecran', '[Écran] géant'],
  ['Sealion 7', 'seal', '[Seal]ion 7'],
  ['新能源汽车出口', '汽车', '新能源[汽车]出口'],
  ['تَيجو ٨', 'تيجو 8', '[تَيجو] [٨]'],
  ['Straße', 'strasse', '[Straße]'],
  ['<b>Oil</b>', 'b', '<[b]>Oil</[b]>'],
  ['Nothing here', 'filter', 'Nothing here'],
  ['Nothing here', '!?', 'Nothing here'],
  ['', 'x', ''],
])('marks in %s what %s finds', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown)
})
