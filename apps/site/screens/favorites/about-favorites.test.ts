import { expect, it } from 'vitest'
import { aboutFavorites } from './about-favorites.ts'

const seal = { model_id: 1, model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD', brand_sign: 'byd' }
const h6 = { model_id: 2, model_name: 'H6', model_sign: 'haval-h6', brand_name: 'Haval', brand_sign: 'haval' }

it('is about the one car, and about none of several', () => {
  expect(aboutFavorites([seal])).toEqual({ brand: 'BYD', brand_sign: 'byd', car_model: 'Seal', car_model_sign: 'byd-seal' })
  expect(aboutFavorites([seal, h6])).toEqual({ brand: null, brand_sign: null, car_model: null, car_model_sign: null })
})
