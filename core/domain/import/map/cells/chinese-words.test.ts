import { describe, expect, it } from 'vitest'
import { foldHeading } from '#core/domain/import/map/headings/heading.ts'
import { headingIndexOf } from '#core/domain/import/check/other-kind.ts'
import { choiceCell } from './choice.ts'
import { spanInDigits } from './chinese-number.ts'
import { readCell } from './testing.ts'
import { PREVIOUS_USE } from './used-choices.ts'
import { BODY_TYPE } from './vehicle-choices.ts'

describe('words of Chinese lists', () => {
  it('knows a body, a heading, and a use that is told only roughly', () => {
    expect(readCell(choiceCell(BODY_TYPE), '掀背')).toEqual({ value: 'hatchback', codes: [] })
    expect(headingIndexOf('fittings').names.get(foldHeading('商品编号'))).toMatchObject([{ column: 'sku' }])
    expect(readCell(choiceCell(PREVIOUS_USE), '营运')).toEqual({ value: 'passenger_transport', codes: ['value_assumed'] })
    expect(readCell(choiceCell(PREVIOUS_USE), '非营运')).toEqual({ value: 'private', codes: [] })
  })

  it.each(['', '年', '一二年', '十十年', '两年质保', '三'])('leaves %j as it stands', (text) => {
    expect(spanInDigits(text)).toBe(text)
  })
})
