import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** A car model on the list (R11.1). */
export type Favorite = {
  model_id: number | string
  model_name: string
  model_sign: string
  brand_name: string
  brand_sign: string
}

/** What a screen offers; without a `model_id` the favourite action does nothing (R11.1). */
export type FavoriteItem = Omit<Favorite, 'model_id'> & { model_id: number | string | null }

const none: readonly Favorite[] = []
const favorites = localValue<readonly Favorite[]>('favoriteData', none, parseFavorites)

export function readFavorites(): readonly Favorite[] {
  return favorites.read()
}

export function useFavorites(): readonly Favorite[] {
  return useLocalValue(favorites)
}

/** True if the model was added now: not without an id, not twice. */
export function addFavorite(item: FavoriteItem): boolean {
  const next = withFavorite(favorites.read(), item)
  if (next === favorites.read()) return false
  favorites.write(next)
  return true
}

export function removeFavorite(modelId: Favorite['model_id']): void {
  const next = favorites.read().filter((entry) => String(entry.model_id) !== String(modelId))
  favorites.write(next.length > 0 ? next : none)
}

/** Takes the account's list (or none) in place of this browser's. */
export function writeFavorites(list: readonly Favorite[]): void {
  favorites.write(list.length > 0 ? list : none)
}

/** The list with the item at its end; the same list where the item is known or has no id. */
export function withFavorite(list: readonly Favorite[], item: FavoriteItem): readonly Favorite[] {
  const { model_id } = item
  if (model_id === null || model_id === '' || hasFavorite(list, model_id)) return list
  return [...list, { ...item, model_id }]
}

export function hasFavorite(list: readonly Favorite[], modelId: FavoriteItem['model_id']): boolean {
  return modelId !== null && list.some((entry) => String(entry.model_id) === String(modelId))
}

/** Reads a stored list of whatever shape: broken entries fall out, a model stands once. */
export function parseFavorites(stored: unknown): readonly Favorite[] {
  if (!Array.isArray(stored)) return none
  return stored.reduce<readonly Favorite[]>((list, entry) => {
    const item = parseFavorite(entry)
    return item ? withFavorite(list, item) : list
  }, none)
}

function parseFavorite(entry: unknown): FavoriteItem | null {
  if (typeof entry !== 'object' || entry === null) return null
  const id: unknown = Reflect.get(entry, 'model_id')
  if (typeof id !== 'string' && typeof id !== 'number') return null
  const text = (key: string) => {
    const value: unknown = Reflect.get(entry, key)
    return typeof value === 'string' ? value : ''
  }
  return { model_id: id, model_name: text('model_name'), model_sign: text('model_sign'), brand_name: text('brand_name'), brand_sign: text('brand_sign') }
}
