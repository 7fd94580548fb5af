import type { OpenForm } from '#apps/site/client/shell-state.ts'
import type { Favorite } from '#apps/site/favorite/favorites.ts'

/** What one enquiry about the whole list is about: the car, where the list is one new car. */
export function aboutFavorites(list: readonly Favorite[]): Pick<OpenForm, 'brand' | 'brand_sign' | 'car_model' | 'car_model_sign'> {
  const [first] = list
  if (list.length !== 1 || first === undefined) return { brand: null, brand_sign: null, car_model: null, car_model_sign: null }
  return { brand: first.brand_name, brand_sign: first.brand_sign, car_model: first.model_name, car_model_sign: first.model_sign }
}
