import type { OpenForm } from '#apps/site/client/shell-state.ts'
import type { Favorite } from '#apps/site/favorite/favorites.ts'

/** What one enquiry about the whole list is about; `remark` names the cars, to be put into a sentence. */
export function aboutFavorites(list: readonly Favorite[]): Pick<OpenForm, 'brand' | 'brand_sign' | 'car_model' | 'car_model_sign'> & { remark: string } {
  const names = list.map((item) => `${item.brand_name} ${item.model_name}`.trim())
  const [first] = list
  const isOne = list.length === 1 && first !== undefined
  return {
    brand: isOne ? first.brand_name : null,
    brand_sign: isOne ? first.brand_sign : null,
    car_model: isOne ? first.model_name : null,
    car_model_sign: isOne ? first.model_sign : null,
    remark: names.join(', '),
  }
}

/** As many as the comparison shows. */
const MOST_COMPARED = 4

/** Address that compares the first of the list with each other. */
export function compareFavorites(list: readonly Favorite[]): string {
  const signs = list.slice(0, MOST_COMPARED).map((item) => encodeURIComponent(item.model_sign || String(item.model_id)))
  return `/compare?cars=${signs.join(',')}`
}
