import { expect, it } from 'vitest'
import { recordIntentInputSchema } from '#contract/enquiry.ts'
import { intentPayload } from './record-buy.ts'

const seal = { model_id: 7, model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD', brand_sign: 'byd' }

it('is anonymous where nothing may be kept', () => {
  expect(intentPayload(seal, null, 'fr')).toEqual({ brand: 'BYD', brand_sign: 'byd', car_model: 'Seal', car_model_sign: 'byd-seal', lang: 'fr' })
})

it('carries the stored contact data, and nothing that the call does not know', () => {
  const info = { name: 'Amina', mobile: '+254 700', mail: 'a@example.com', from: 'Auto-Chat', country: 'Kenya', country_id: '9' }
  const payload = intentPayload(seal, info, 'en')
  expect(payload).toMatchObject({ name: 'Amina', mobile: '+254 700', mail: 'a@example.com', from: 'Auto-Chat' })
  expect(recordIntentInputSchema.safeParse(payload).success).toBe(true)
})
