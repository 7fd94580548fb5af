import { describe, expect, it } from 'vitest'
import { CAR_COLUMNS } from '#core/domain/import/map/columns/car-columns.ts'
import { buildHeadingIndex } from '#core/domain/import/map/headings/match-headings.ts'
import { findHeader } from './find-header.ts'
import { createLineKind } from './line-kind.ts'
import type { RawCell } from '#core/domain/import/read/raw-row.ts'

const index = buildHeadingIndex(
  CAR_COLUMNS.columns.map((column) => column.name),
  CAR_COLUMNS.aliases,
)

function kindOf(headings: RawCell[], cells: RawCell[]) {
  const header = findHeader([{ row: 1, cells: headings, isBroken: false }], index)
  if (!header) throw new Error('no header')
  return createLineKind(header, CAR_COLUMNS.keys, CAR_COLUMNS.identity, index)({ row: 2, cells, isBroken: false })
}

describe('createLineKind', () => {
  const zh = ['序号', '品牌', '车型', '年款', 'FOB价']
  const en = ['model_sign', 'brand_sign', 'model_name', 'model_year', 'fob_price_usd']
  it.each([
    ['data', zh, ['1', '比亚迪', '海豹', '2025', '25800']],
    ['blank', zh, ['', ' ', '', null, '']],
    ['total', zh, ['合计', '', '', '', '125800']],
    ['total', zh, ['', '合计：12台', '', '', '']],
    ['total', zh, ['', '', '', 'Total', 99]],
    ['data', zh, ['2', 'Total', 'Truck', '2025', '25800']],
    ['note', zh, ['备注：以上价格有效期7天', '', '', '', '']],
    ['note', zh, ['新能源车型', '', '', '', '']],
    ['note', en, ['以上价格均为FOB上海', '', '', '', '']],
    ['data', en, ['byd-seal-2025', '', '', '', '']],
    ['repeated_header', zh, ['序号', '品牌', '车型', '年款', 'FOB价']],
    ['data', zh, ['3', '比亚迪', '', '', '']],
    ['repeated_header', zh, ['No.', 'Brand', 'Model', 'Year', 'FOB Price (USD)']],
    ['data', zh, ['4', '比亚迪', 'Brand', 'Model', '1']],
    ['total', zh, ['共12台', '', '', '', '']],
    ['note', zh, ['备注', '以上价格含税', '', '', '']],
  ])('%s: %j %j', (expected, headings, cells) => {
    expect(kindOf(headings, cells)).toBe(expected)
  })
})
