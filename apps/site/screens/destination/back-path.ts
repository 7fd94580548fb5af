import { DESTINATION_NAME } from '#contract/destination.ts'
import { ownPath } from '#contract/own-path.ts'

/**
 * Where the choice of a destination leads back to: with the one chosen in the place of the one that the address named, so that the address can be
 * shared as it stands (R22.8). `code` null: none.
 */
export function backPath(back: string | null, code: string | null = null): string {
  const url = new URL(ownPath(back), 'http://site')
  url.searchParams.delete(DESTINATION_NAME)
  if (code !== null) url.searchParams.set(DESTINATION_NAME, code)
  return `${url.pathname}${url.search}`
}
