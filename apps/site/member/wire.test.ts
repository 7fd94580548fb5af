import { describe, expect, it } from 'vitest'
import { registerInputSchema } from '#contract/member.ts'
import { isTooShort, readFields, readPassword, REGISTER_FIELDS } from './wire.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

it('asks for fields that the contract knows', () => {
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
