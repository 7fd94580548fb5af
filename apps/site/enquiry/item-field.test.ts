import { expect, it } from 'vitest'
import { itemFields } from './item-field.ts'

it('says of each thing no more than is needed', () => {
  expect(
    itemFields([
      { kind: 'car', sign: 'byd-seal', quantity: 2, note: 'white' },
      { kind: 'number', sign: '1012010', quantity: 1, note: '' },
    ]),
  ).toEqual(['{"kind":"car","sign":"byd-seal","quantity":2,"note":"white"}', '{"kind":"number","number":"1012010"}'])
})

it('fits a form of 64 KiB whatever is noted, and loses no thing', () => {
  const noted = Array.from({ length: 300 }, (_, at) => ({ kind: 'part' as const, sign: `FIL-${at}`, quantity: 99_999, note: 'ملاحظة '.repeat(28) }))
  const fields = itemFields(noted)
  expect(fields).toHaveLength(200)
  expect(fields[0]).toContain('ملاحظة')
  expect(fields.at(-1)).toBe('{"kind":"part","sign":"FIL-199","quantity":99999}')
  expect(new URLSearchParams(fields.map((field) => ['items', field])).toString().length).toBeLessThan(50_000)
})
