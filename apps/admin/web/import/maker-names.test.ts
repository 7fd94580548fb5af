import { describe, expect, it } from 'vitest'
import { makerNames } from './maker-names.ts'

describe('makerNames', () => {
  it.each([
    ['没有的牌', '', '没有的牌'],
    ['Nobrand', 'Nobrand', ''],
    ['不存在 Nobrand', 'Nobrand', '不存在'],
    ['Nobrand Motor（不存在）', 'Nobrand Motor', '不存在'],
    ['不存在/No-Brand', 'No-Brand', '不存在'],
    ['  ', '', ''],
  ])('%j is %j and %j', (text, name, nameZh) => {
    expect(makerNames(text)).toEqual({ name, nameZh })
  })
})
