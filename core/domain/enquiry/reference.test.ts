import { describe, expect, it } from 'vitest'
import { createReference, readReference } from './reference.ts'

describe('createReference', () => {
  it('uses no letter or digit that is mistaken for another', () => {
    for (let count = 0; count < 2000; count += 1) expect(createReference()).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{2}$/)
  })
})

describe('readReference', () => {
  it.each([
    ['q7k3-m2', 'Q7K3-M2'],
    [' Q7K3 m2 ', 'Q7K3-M2'],
    ['Q7K3M2', 'Q7K3-M2'],
    ['Q7K3-M0', null],
    ['Q7K3', null],
    ['', null],
  ])('%j is %j', (text, expected) => {
    expect(readReference(text)).toBe(expected)
  })
})
