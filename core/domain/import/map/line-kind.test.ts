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
    ['data', zh, ['5', '马自达', '3', '2025', '18800']],
    ['data', zh, ['6', '日产', 'Note', '2025', '18800']],
    ['data', zh, ['Note', '日产', '', '', '18800']],
  ])('%s: %j %j', (expected, headings, cells) => {
    expect(kindOf(headings, cells)).toBe(expected)
  })

  it.each([
    '合计 Total',
    '合计Total',
    '合计/Total',
    '合计：',
    'Total 合计',
    '小计 Subtotal',
    '小计Subtotal',
    'Sub-total 小计',
    '合计（Total）',
    '【合计 Total】',
    '（合计）',
    '合　计',
    '合計 Total',
    '总计Total：',
    'Grand Total/总计',
    '总金额 Total Amount',
    '数量合计',
    '*合计 Total*',
    'TOTAL：',
    '本页小计 Page subtotal',
  ])('takes %s for a line of totals, with figures, counts and strokes beside it (R16.112)', (word) => {
    for (const cells of [
      [word, null, null, null, 125_800],
      [null, null, word, null, '125800'],
      [word, null, '12', null, '125800'],
      [word, '12台', null, null, '125800'],
      [word, '-', '—', '-', '$125,800'],
      [word, null, null, null, null],
    ])
      expect(kindOf(zh, cells)).toBe('total')
  })

  it.each([
    '备注 Remarks: 价格有效',
    '备注Remarks',
    '【备注】',
    'Remarks 备注：',
    '注 Note',
    '备注/Remarks:',
    '付款方式 Payment terms:',
    'Payment Terms / 付款方式',
    '温馨提示',
    '交货期 Delivery time:',
    '联系人 Contact',
    'Notes:',
    '注意事项 Attention：',
  ])('takes %s for a note, with its text beside it in any column (R16.112)', (word) => {
    for (const cells of [
      [word, '', '', '', ''],
      [word, '所有车辆均可出口 All can be exported', '', '', ''],
      ['', word, '所有车辆均可出口', '', ''],
      [word, '', '价格含税', '', 'FOB'],
    ])
      expect(kindOf(zh, cells)).toBe('note')
  })
})
