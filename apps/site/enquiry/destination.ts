import type { StoredName } from '#contract/stored.ts'

const KEY = 'destination' satisfies StoredName

/** A country as a form names it. */
export type NamedCountry = { country: string; country_id: string }

/** The destination that was named to the guided finder in this tab; empty for none. */
export function readDestination(area: () => Storage = () => sessionStorage): Partial<NamedCountry> {
  try {
    const [id, name] = (area().getItem(KEY) ?? '').split(' ', 2)
    return id && name ? { country: decodeURIComponent(name), country_id: id } : {}
  } catch {
    return {}
  }
}

/** Keeps it for the forms of this tab; null forgets it. Never throws. */
export function writeDestination(destination: NamedCountry | null, area: () => Storage = () => sessionStorage): void {
  try {
    if (destination === null) area().removeItem(KEY)
    else area().setItem(KEY, `${destination.country_id} ${encodeURIComponent(destination.country)}`)
  } catch {
    // Storage is closed: the country is chosen in the form.
  }
}
