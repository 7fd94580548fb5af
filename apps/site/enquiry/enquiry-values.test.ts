import { describe, expect, it } from 'vitest'
import { buildPayload, faultyFields, missingFields, readValues } from './enquiry-values.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('readValues', () => {
  it('trims and leaves out what is empty or unknown', () => {
    expect(readValues(form({ name: ' Amina ', mail: '  ', remark: 'Two cars', id: '9' }))).toEqual({ name: 'Amina', remark: 'Two cars' })
  })

  it('takes the phone number for WhatsApp where it is the same', () => {
    expect(readValues(form({ mobile: '+254 7', whatsapp: 'old', whatsapp_same: '1' }))).toEqual({ mobile: '+254 7', whatsapp: '+254 7' })
  })

  it('has no WhatsApp number without a phone number', () => {
    expect(readValues(form({ whatsapp: 'old', whatsapp_same: '1' }))).toEqual({})
    expect(readValues(form({ mobile: ' ', whatsapp: '+254 7' }))).toEqual({ mobile: '+254 7', whatsapp: '+254 7' })
  })
})

it('reads what is said of the order, and asks for none of it (R10.21)', () => {
  const values = readValues(form({ quantity: ' 3 ', destination_port: 'Mombasa', price_basis: 'cif' }))
  expect(values).toEqual({ quantity: '3', destination_port: 'Mombasa', price_basis: 'cif' })
  expect(buildPayload({ values, setting: { origin: 'contact' }, lang: 'en' })).toMatchObject(values)
  expect(missingFields(values)).not.toContain('quantity')
})

describe('missingFields', () => {
  it('names the five in the order of the form', () => {
    expect(missingFields({ country_id: '4' })).toEqual(['name', 'country', 'mobile', 'mail', 'remark'])
  })

  it('asks for nothing else', () => {
    expect(missingFields({ name: 'a', country: 'b', mobile: 'c', mail: 'd', remark: 'e' })).toEqual([])
  })
})

describe('buildPayload', () => {
  it('sends the fixed source and the true origin, and nothing empty', () => {
    const payload = buildPayload({
      values: { name: 'Amina' },
      setting: { origin: 'car_detail', originId: 'byd-seal', subject: { brand: 'BYD', brandSign: 'byd', carModel: null } },
      lang: 'ar',
      honeypot: '',
      elapsedMs: null,
    })
    expect(payload).toEqual({ name: 'Amina', brand: 'BYD', brand_sign: 'byd', from: 'Auto-Chat', origin: 'car_detail', from_id: 'byd-seal', lang: 'ar' })
  })

  it('carries the trap, the time and where the visitor came from', () => {
    const touches = { first_touch: { utm_source: 'x' }, last_touch: { referrer: 'y' } }
    expect(buildPayload({ values: {}, setting: { origin: 'home' }, lang: 'en', honeypot: 'spam', elapsedMs: 4200, touches })).toEqual({
      from: 'Auto-Chat',
      origin: 'home',
      lang: 'en',
      company_website: 'spam',
      elapsed_ms: 4200,
      ...touches,
    })
  })
})

describe('faultyFields', () => {
  it('follows the server', () => {
    expect(faultyFields([{ path: 'remark' }, { path: 'country_id' }, { path: 'other' }], {})).toEqual(['country', 'remark'])
  })

  it('looks for itself where the server names none', () => {
    expect(faultyFields([], { name: 'a', country: 'b', mobile: 'c', mail: 'd' })).toEqual(['remark'])
  })
})
