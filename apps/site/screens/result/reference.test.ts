import { expect, it } from 'vitest'
import { codeFromQuery, referenceFromQuery } from './reference.ts'

it.each([
  ['?ref=Q7K3-M2', 'Q7K3-M2'],
  ['?ref=q7k3-m2', 'Q7K3-M2'],
  ['?ref=Q7K3', null],
  ['?ref=<b>', null],
  ['', null],
])('%s gives %s', (search, reference) => {
  expect(referenceFromQuery(search)).toBe(reference)
})

it.each([
  [`?ref=Q7K3-M2&code=${'aB3_-'.repeat(9).slice(0, 43)}`, 'aB3_-'.repeat(9).slice(0, 43)],
  [`?code=${'a'.repeat(42)}`, null],
  [`?code=${'a'.repeat(40)}/..`, null],
  ['?ref=Q7K3-M2', null],
])('%s gives the code %s', (search, code) => {
  expect(codeFromQuery(search)).toBe(code)
})
