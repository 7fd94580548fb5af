import { addFavorite } from '#apps/site/favorite/favorites.ts'
import { PLAIN, readNote, thingKey, writeNote } from '#apps/site/shortlist/notes.ts'
import { addThing } from '#apps/site/favorite/saved-things.ts'
import type { SharedRow } from './shared-row.ts'

/** Adds a shared list to the one of this browser; what stands there already stays as it is, with its own number and note. */
export function takeOver(rows: readonly SharedRow[]): void {
  for (const { kind, sign, title, model, quantity, note } of rows) {
    if (kind !== 'car') addThing({ kind, sign, name: title })
    else if (model !== null) addFavorite({ model_id: model.id, model_name: model.name, model_sign: sign, brand_name: model.brand, brand_sign: model.brandSign })
    const key = thingKey({ kind, sign })
    if (readNote(key) === PLAIN) writeNote(key, { quantity, note })
  }
}
