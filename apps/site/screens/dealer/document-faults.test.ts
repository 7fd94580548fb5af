import { expect, it } from 'vitest'
import { DOCUMENT_LIMITS } from '#contract/dealer-values.ts'
import { faultsIn, faultsOf } from './document-faults.ts'

const pdf = { name: 'Licence.PDF', size: 10 }

it('finds what the server would refuse', () => {
  const files = [pdf, { name: 'a.exe', size: 1 }, { name: 'b.png', size: 0 }, { name: 'c.jpg', size: DOCUMENT_LIMITS.bytes + 1 }, pdf, pdf]
  expect(faultsOf(files)).toEqual([
    { index: 1, fault: 'type_refused' },
    { index: 2, fault: 'empty' },
    { index: 3, fault: 'too_large' },
    { index: 5, fault: 'too_many' },
  ])
  expect(faultsOf([pdf, { name: 'd.webp', size: DOCUMENT_LIMITS.bytes }])).toEqual([])
})

it('reads the issues of an answer', () => {
  expect(
    faultsIn([
      { path: 'documents.2', key: 'empty' },
      { path: 'documents', key: 'required' },
      { path: 'mail', key: 'invalid' },
    ]),
  ).toEqual([{ index: 2, fault: 'empty' }])
})
