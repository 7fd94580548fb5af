import type { StoredName } from '#contract/stored.ts'
import { followKey } from './local-value.ts'
import type { LocalValue } from './local-value.ts'

/** The member's token: plain text under `token` (R12.4). */
export const storedToken = storedText('token')

/** Phone of the logged-in member. */
export const storedMobile = storedText('mobile')

/** Signs of the favourites as the member's account last had them, a line each: what differs is not told yet. */
export const storedAccountFavorites = storedText('favoriteAccount')

/** The chosen language (R2.6). */
export const storedLocale = storedText('locale')

/** Binds a key whose value is bare text, unlike the JSON of `localValue`; null is absent. Never throws. */
export function storedText(key: StoredName, area: () => Storage = () => localStorage): LocalValue<string | null> {
  const listeners = new Set<() => void>()
  // Where the browser refuses storage, the value lives as long as the page.
  let pageOnly: { value: string | null } | null = null

  function read(): string | null {
    if (pageOnly) return pageOnly.value
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }

  function write(value: string | null): void {
    try {
      if (value === null) area().removeItem(key)
      else area().setItem(key, value)
      pageOnly = null
    } catch {
      pageOnly = { value }
    }
    for (const listener of listeners) listener()
  }

  return { read, write, subscribe: (listener) => followKey(key, listeners, listener), empty: null }
}
