import { describe, expect, it } from 'vitest'
import { choiceCell, choiceListCell, flagCell, foldChoice, openChoiceCell, type ChoiceOptions } from './choice.ts'
import { BRAND_TYPE, CONFIDENCE, FITTING_CATEGORY, FUEL_RESTRICTION, SALE_UNIT } from './other-choices.ts'
import { cellContext, readCell } from './testing.ts'
import { PREVIOUS_USE, USED_STATUS } from './used-choices.ts'
import { BATTERY_TYPE, CHARGE_PORT, DRIVE_TYPE, RANGE_CYCLE, STEERING, TRANSMISSION } from './powertrain-choices.ts'
import { AUTO_TYPE, BODY_TYPE, ENERGY_TYPE } from './vehicle-choices.ts'

const TABLES: Record<string, ChoiceOptions> = {
  AUTO_TYPE,
  BATTERY_TYPE,
  BODY_TYPE,
  BRAND_TYPE,
  CHARGE_PORT,
  CONFIDENCE,
  DRIVE_TYPE,
  ENERGY_TYPE,
  FITTING_CATEGORY,
  FUEL_RESTRICTION,
  PREVIOUS_USE,
  RANGE_CYCLE,
  SALE_UNIT,
  STEERING,
  TRANSMISSION,
  USED_STATUS,
}

describe('choiceCell', () => {
  it.each([
    [ENERGY_TYPE, '纯电动', 'BEV'],
    [ENERGY_TYPE, '插电混动', 'PHEV'],
    [ENERGY_TYPE, '插电式混合动力', 'PHEV'],
    [ENERGY_TYPE, '增程式', 'EREV'],
    [ENERGY_TYPE, '汽油', 'ICE'],
    [ENERGY_TYPE, '柴油', 'ICE'],
    [ENERGY_TYPE, 'bev', 'BEV'],
    [ENERGY_TYPE, 'Plug-in Hybrid', 'PHEV'],
    [ENERGY_TYPE, 'Extended-range', 'EREV'],
    [ENERGY_TYPE, '油电混合', 'HEV'],
    [ENERGY_TYPE, '48V轻混系统', 'MHEV'],
    [STEERING, '左舵', 'left'],
    [STEERING, 'RHD', 'right'],
    [STEERING, '左舵/右舵', 'both'],
    [STEERING, 'LHD/RHD', 'both'],
    [STEERING, '左右舵', 'both'],
    [DRIVE_TYPE, '前置前驱', 'FWD'],
    [DRIVE_TYPE, '后驱', 'RWD'],
    [DRIVE_TYPE, '四驱', 'AWD'],
    [DRIVE_TYPE, '分时四驱', '4WD'],
    [DRIVE_TYPE, '4x4', '4WD'],
    [DRIVE_TYPE, '双电机智能四驱', 'AWD'],
    [TRANSMISSION, '手动', 'MT'],
    [TRANSMISSION, '6MT', 'MT'],
    [TRANSMISSION, '8挡手自一体', 'AT'],
    [TRANSMISSION, '7速湿式双离合', 'DCT'],
    [TRANSMISSION, 'CVT无级变速', 'CVT'],
    [TRANSMISSION, 'E-CVT无级变速', 'e-CVT'],
    [TRANSMISSION, '3挡DHT', 'e-CVT'],
    [TRANSMISSION, '电动车单速变速箱', 'single-speed'],
    [TRANSMISSION, '固定齿比', 'single-speed'],
    [BODY_TYPE, '皮卡', 'pickup'],
    [BODY_TYPE, '5门5座SUV', 'suv'],
    [BODY_TYPE, '4门5座三厢车', 'sedan'],
    [BODY_TYPE, '牵引车', 'tractor'],
    [AUTO_TYPE, '紧凑型SUV', 'suv'],
    [AUTO_TYPE, '微型车', 'mini'],
    [BATTERY_TYPE, '磷酸铁锂电池', 'LFP'],
    [BATTERY_TYPE, '三元锂', 'NMC'],
    [CHARGE_PORT, '国标', 'GB/T'],
    [CHARGE_PORT, 'CCS 2', 'CCS2'],
    [USED_STATUS, '已售', 'sold'],
    [PREVIOUS_USE, '网约车', 'ride_hailing'],
  ] as const)('reads %#: %s', (options, text, value) => {
    expect(readCell(choiceCell(options), text)).toEqual({ value, codes: [] })
  })

  it('tells what is allowed', () => {
    expect(choiceCell(STEERING)('middle', cellContext())).toMatchObject({
      ok: false,
      fault: { code: 'unknown_value', params: { allowed: 'left, right, both' } },
    })
  })

  it('takes the axles out of a drive cell', () => {
    expect(choiceCell(DRIVE_TYPE)('6×4', cellContext())).toMatchObject({ value: 'RWD', also: { axle_config: '6x4' } })
    expect(choiceCell(DRIVE_TYPE)('4x4', cellContext())).toMatchObject({ value: '4WD', also: null })
  })

  it.each(Object.entries(TABLES))('%s gives no spelling two meanings', (_name, options) => {
    const owners = new Map<string, string>()
    const doubles: string[] = []
    for (const [value, spellings] of Object.entries(options.spellings)) {
      for (const spelling of [value, ...spellings].map(foldChoice)) {
        if (owners.has(spelling) && owners.get(spelling) !== value) doubles.push(`${spelling}: ${owners.get(spelling)} and ${value}`)
        owners.set(spelling, value)
      }
    }
    expect(doubles).toEqual([])
  })
})

describe('openChoiceCell and choiceListCell', () => {
  it('keeps an unlisted value with a remark', () => {
    expect(readCell(openChoiceCell({ ...BATTERY_TYPE, max: 40 }), 'Graphene')).toEqual({ value: 'Graphene', codes: ['unlisted_value'] })
    expect(readCell(openChoiceCell({ ...BATTERY_TYPE, max: 5 }), 'Graphene').fault).toBe('too_long')
  })

  it('reads a list', () => {
    const reader = choiceListCell(FUEL_RESTRICTION)
    expect(readCell(reader, 'diesel_prohibited|No ICE').value).toEqual(['diesel_prohibited', 'ice_prohibited'])
    expect(readCell(reader, 'coal').fault).toBe('unknown_value')
  })
})

describe('flagCell', () => {
  it.each([
    ['1', true],
    ['0', false],
    ['yes', true],
    ['No', false],
    ['是', true],
    ['否', false],
    ['√', true],
    ['×', false],
    ['有', true],
    ['无', false],
    [true, true],
    [false, false],
    [1, true],
    ['', null],
    ['-', null],
  ] as const)('%s is %s', (cell, value) => {
    expect(readCell(flagCell(), cell)).toEqual({ value, codes: [] })
  })

  it('turns round, and refuses what is neither', () => {
    expect(readCell(flagCell(), '否', cellContext({ isInverted: true })).value).toBe(true)
    expect(readCell(flagCell(), '2').fault).toBe('not_a_flag')
  })
})
