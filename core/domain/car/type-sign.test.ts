import { expect, it } from 'vitest'
import { typeRule } from './type-sign.ts'

it.each([
  ['suv', { name: 'auto_type', value: 'suv' }],
  ['SUV', { name: 'auto_type', value: 'suv' }],
  ['electric', { name: 'energy', value: 'BEV' }],
  ['Plug-in Hybrid', { name: 'energy', value: 'PHEV' }],
  [' Extended-range ', { name: 'energy', value: 'EREV' }],
  ['hev', { name: 'energy', value: 'HEV' }],
  ['Off-road', { name: 'off_road', value: 'true' }],
  ['Sports  Car', { name: 'sports', value: 'true' }],
  ['1', { name: 'category', value: '1' }],
  ['2', { name: 'category', value: '2' }],
  ['Pickup', { name: 'body', value: 'pickup' }],
  ['constructor', { name: 'body', value: 'constructor' }],
  ['Accessories', null],
])('reads the type %s', (type, rule) => {
  expect(typeRule(type)).toEqual(rule)
})
