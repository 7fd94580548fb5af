import { expect, it } from 'vitest'
import { VEHICLE_RANGES } from '#contract/vehicle-ranges.ts'
import { choiceCell, knownListCell, openChoiceCell } from './choice.ts'
import { COLOUR } from './colour-choices.ts'
import { EQUIPMENT_ITEM } from './equipment-choices.ts'
import { leadTimeCell } from './lead-time.ts'
import { cellContext, readCell } from './testing.ts'
import { ENERGY_TYPE, ENGINE_FUEL } from './vehicle-choices.ts'

it.each([
  ['360 camera, Sunroof; PTO', ['surround_camera', 'sunroof', 'power_take_off'], []],
  ['全景天窗、座椅加热、英文车机', ['panoramic_roof', 'heated_seats', 'menus_en'], []],
  ['ABS|isofix|cup holder', ['isofix'], ['left_out_of_list']],
  ['isofix, ESP', ['esp', 'isofix'], []],
])('reads the known ones of a list of equipment in one order: %s', (cell, value, codes) => {
  expect(readCell(knownListCell(EQUIPMENT_ITEM), cell)).toEqual({ value, codes })
})

it.each([
  ['45', 45],
  ['30-45 days', 45],
  ['4 weeks', 28],
  ['20~30天', 30],
  ['现车', 0],
  ['in stock', 0],
])('reads the days until a vehicle is ready: %s', (cell, value) => {
  expect(readCell(leadTimeCell(VEHICLE_RANGES.lead_time_days), cell)).toEqual({ value, codes: [] })
})

it('reads colours by the words of makers, and keeps others as they stand', () => {
  const read = openChoiceCell({ ...COLOUR, max: 60 })
  expect(readCell(read, 'Polar White')).toEqual({ value: 'white', codes: [] })
  expect(readCell(read, '墨绿')).toEqual({ value: 'dark green', codes: [] })
  expect(readCell(read, 'Sunset')).toEqual({ value: 'Sunset', codes: ['unlisted_value'] })
})

it.each([
  ['Diesel', 'ICE', { engine_fuel: 'diesel' }],
  ['汽油', 'ICE', { engine_fuel: 'petrol' }],
  ['汽油+48V轻混系统', 'MHEV', { engine_fuel: 'petrol' }],
  ['LNG', 'CNG', { engine_fuel: 'lng' }],
  ['ICE', 'ICE', null],
  ['Electric', 'BEV', null],
])('takes the fuel from the cell of the energy: %s', (cell, value, also) => {
  expect(choiceCell(ENERGY_TYPE)(cell, cellContext())).toMatchObject({ value, also })
})

it('reads a fuel, and none for a battery', () => {
  expect(readCell(choiceCell(ENGINE_FUEL), '0#柴油')).toEqual({ value: 'diesel', codes: [] })
  expect(readCell(choiceCell(ENGINE_FUEL), 'electric')).toEqual({ value: null, codes: [] })
})
