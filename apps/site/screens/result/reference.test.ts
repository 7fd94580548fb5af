import { expect, it } from 'vitest'
import { referenceFromQuery } from './reference.ts'

it.each([
  ['?ref=Q7K3-M2', 'Q7K3-M2'],
  ['?ref=q7k3-m2', 'Q7K3-M2'],
  ['?ref=Q7K3', null],
  ['?ref=<b>', null],
  ['', null],
])('%s gives %s', (search, reference) => {
  expect(referenceFromQuery(search)).toBe(reference)
})
