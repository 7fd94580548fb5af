import { expect, it } from 'vitest'
import { APPLY_FIELDS, faultyFields, missingFields, readValues } from './apply-values.ts'
import { applyAsDealerInputSchema } from '#contract/dealer.ts'
import { DEALER_REQUIRED_FIELDS } from '#contract/dealer-values.ts'

function formOf(pairs: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

it('names the fields as the contract does, and asks for the same five', () => {
  for (const field of APPLY_FIELDS) expect(Object.keys(applyAsDealerInputSchema.shape)).toContain(field)
  expect(missingFields({}).toSorted()).toEqual([...DEALER_REQUIRED_FIELDS].toSorted())
})

it('reads what was typed, every interest, and the number that serves twice', () => {
  const form = formOf([
    ['company', ' Lima Motors '],
    ['mobile', '+51 1'],
    ['whatsapp_same', '1'],
    ['interests', 'used'],
    ['interests', 'parts'],
    ['brands', '  '],
  ])
  expect(readValues(form)).toEqual({ company: 'Lima Motors', mobile: '+51 1', whatsapp: '+51 1', interests: ['used', 'parts'] })
})

it('knows which field a fault is about', () => {
  expect(faultyFields([{ path: 'mail' }, { path: 'country_id' }, { path: 'unheard' }])).toEqual(['country', 'mail'])
})
