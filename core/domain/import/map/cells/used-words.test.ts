import { describe, expect, it } from 'vitest'
import { accidentCell } from './accident.ts'
import { flagCell } from './choice.ts'
import { halvesOf } from '#core/domain/import/map/headings/halves.ts'
import { ownersCell, transfersCell } from './owners.ts'
import { cellContext, readCell } from './testing.ts'

const OWNERS = { hard: [0, 30], soft: [0, 6] } as const

describe('halvesOf', () => {
  it.each([
    ['比亚迪 BYD', ['比亚迪', 'BYD']],
    ['BYD比亚迪', ['BYD', '比亚迪']],
    ['BYD（比亚迪）', ['BYD', '比亚迪']],
    ['Automatic/自动', ['Automatic', '自动']],
    ['Mercedes-Benz', ['Mercedes-Benz']],
    ['6速手自一体', ['6速手自一体']],
    ['', ['']],
  ])('%s', (text, parts) => {
    expect(halvesOf(text)).toEqual(parts)
  })
})

describe('accidentCell', () => {
  it.each([
    ['无事故', true],
    ['No accident', true],
    ['无事故 Accident free', true],
    ['事故车', false],
    ['minor accident', false],
    ['泡水', false],
    ['是', true],
    ['no', false],
    ['0次', true],
  ])('%s under 无事故', (cell, value) => {
    expect(readCell(accidentCell(), cell)).toEqual({ value, codes: [] })
  })

  it.each([
    ['否', true],
    ['无', true],
    ['无 None', true],
    ['有', false],
    ['1', false],
    ['2次', false],
    ['无事故', true],
  ])('%s under 是否事故车', (cell, value) => {
    expect(readCell(accidentCell(), cell, cellContext({ isInverted: true }))).toEqual({ value, codes: [] })
  })

  it.each([
    ['无', 'not_a_flag'],
    ['none', 'not_a_flag'],
    ['原版原漆', 'not_a_flag'],
    ['无事故/有事故', 'two_values'],
  ])('refuses %s under 无事故: %s', (cell, fault) => {
    expect(readCell(accidentCell(), cell).fault).toBe(fault)
  })
})

it.each([
  ['是 Yes', { value: true, codes: [] }],
  ['无/No', { value: false, codes: [] }],
  ['是/否', { fault: 'two_values', codes: [] }],
])('reads the flag %s', (cell, read) => {
  expect(readCell(flagCell(), cell)).toEqual(read)
})

describe('owners and transfers', () => {
  it.each([
    ['2', 2],
    ['一手', 1],
    ['第二任', 2],
    ['1st owner', 1],
    ['single owner', 1],
    ['过户1次', 2],
    ['未过户', 1],
  ])('%s is %s owners', (cell, value) => {
    expect(readCell(ownersCell(OWNERS), cell).value).toBe(value)
  })

  it.each([
    ['0', 1],
    ['无', 1],
    ['未过户', 1],
    ['一次', 2],
    ['2 transfers', 3],
  ])('%s transfers leave the owners at %s', (cell, owners) => {
    expect(transfersCell(OWNERS)(cell, cellContext())).toMatchObject({ ok: true, value: null, also: { owners } })
  })
})
