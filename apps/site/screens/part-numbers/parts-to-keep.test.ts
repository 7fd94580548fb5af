import { expect, it } from 'vitest'
import type { MatchedLine } from '#core/domain/part-list/index.ts'
import { partsToKeep } from './parts-to-keep.server.ts'

const card = { sku: 'FIL-002C', name: 'Oil filter' } as MatchedLine['matches'][number]

function line(number: string, quantity: number, note = '', matches: MatchedLine['matches'] = [card]): MatchedLine {
  return { number, quantity, note, matches, lines: 1, isUnread: false }
}

it('adds up the pieces of one part that two numbers name', () => {
  const parts = partsToKeep([line('FIL-002C', 50, 'for Lagos'), line('E4T15C-1012010', 40, 'spare')])
  expect(parts).toEqual([{ sign: 'FIL-002C', name: 'Oil filter', quantity: 90, note: 'for Lagos; spare' }])
})

it('keeps to what a list may hold, and leaves out what is doubtful or missing', () => {
  expect(partsToKeep([line('FIL-002C', 99_000), line('E4T15C-1012010', 2_000)])[0]?.quantity).toBe(99_999)
  expect(partsToKeep([line('X', 1, '', []), line('Y', 1, '', [card, { ...card, sku: 'FIL-003D' }])])).toEqual([])
})
