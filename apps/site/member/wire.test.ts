import { describe, expect, it } from 'vitest'
import { MEMBER_ENQUIRY_STAGES, MEMBER_PASSWORD_MIN, RESET_MINUTES as MINUTES, registerInputSchema } from '#contract/member.ts'
import { ENQUIRY_STAGES, isTooShort, PASSWORD_MIN, readFields, readPassword, REGISTER_FIELDS, RESET_MINUTES } from './wire.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

it('says the same as the contract', () => {
  expect([PASSWORD_MIN, RESET_MINUTES, ENQUIRY_STAGES]).toEqual([MEMBER_PASSWORD_MIN, MINUTES, MEMBER_ENQUIRY_STAGES])
  expect(Object.keys(registerInputSchema.shape)).toEqual(expect.arrayContaining([...REGISTER_FIELDS, 'password']))
})

describe('readFields', () => {
  it('trims, and leaves out what is empty or not asked for', () => {
    const form = formOf({ name: ' Amina ', email: '  ', surPassword: 'never', mobile: '+234 803' })
    expect(readFields(form, REGISTER_FIELDS)).toEqual({ name: 'Amina', mobile: '+234 803' })
  })

  it('copies the phone number where the same is ticked', () => {
    expect(readFields(formOf({ mobile: '+1', whatsapp: '+2', whatsapp_same: '1' }), REGISTER_FIELDS)).toEqual({ mobile: '+1', whatsapp: '+1' })
    expect(readFields(formOf({ whatsapp: '+2', whatsapp_same: '1' }), REGISTER_FIELDS)).toEqual({})
  })
})

it('reads a password as it is', () => {
  expect(readPassword(formOf({ password: '  two spaces ' }))).toBe('  two spaces ')
  expect(readPassword(new FormData())).toBe('')
})

it('counts characters, not code units', () => {
  expect(isTooShort('🚗🚗🚗🚗🚗🚗🚗🚗🚗')).toBe(true)
  expect(isTooShort('🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗')).toBe(false)
  expect(isTooShort('123456789')).toBe(true)
})
