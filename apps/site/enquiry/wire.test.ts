import { expect, it } from 'vitest'
import { ENQUIRY_REQUIRED_MESSAGE, ENQUIRY_SOURCE, recordEnquiryInputSchema } from '#contract/enquiry.ts'
import { FORM_FIELDS, REQUIRED_FIELDS, REQUIRED_MESSAGE, SUBMIT_SOURCE } from './wire.ts'

it('says the same as the contract', () => {
  expect(SUBMIT_SOURCE).toBe(ENQUIRY_SOURCE)
  expect(REQUIRED_MESSAGE).toBe(ENQUIRY_REQUIRED_MESSAGE)
})

it('names fields that the contract knows', () => {
  const known = Object.keys(recordEnquiryInputSchema.shape)
  expect(known).toEqual(expect.arrayContaining([...FORM_FIELDS]))
  expect(FORM_FIELDS).toEqual(expect.arrayContaining([...REQUIRED_FIELDS]))
})
