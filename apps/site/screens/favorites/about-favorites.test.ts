import { expect, it } from 'vitest'
import { aboutFavorites, compareFavorites } from './about-favorites.ts'

const seal = { model_id: 1, model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD', brand_sign: 'byd' }
const h6 = { model_id: 2, model_name: 'H6', model_sign: 'haval-h6', brand_name: 'Haval', brand_sign: 'haval' }

it('names the one car', () => {
  expect(aboutFavorites([seal])).toEqual({ brand: 'BYD', brand_sign: 'byd', car_model: 'Seal', car_model_sign: 'byd-seal', remark: 'BYD Seal' })
})

it('names several cars in the text, and none of them as the subject', () => {
  expect(aboutFavorites([seal, h6])).toEqual({ brand: null, brand_sign: null, car_model: null, car_model_sign: null, remark: 'BYD Seal, Haval H6' })
})

it('leads to the comparison of at most four', () => {
  expect(compareFavorites([seal, h6])).toBe('/compare?cars=byd-seal,haval-h6')
  expect(compareFavorites(Array.from({ length: 6 }, (_, at) => ({ ...seal, model_sign: `car ${at}` })))).toBe('/compare?cars=car%200,car%201,car%202,car%203')
})
