import { DESTINATION_NAME } from '#contract/destination.ts'
import { ownPath } from '#contract/own-path.ts'

/** Where the choice of a destination leads back to: without the destination that the address names, which would win over the one chosen. */
export function backPath(back: string | null): string {
  const url = new URL(ownPath(back), 'http://site')
  url.searchParams.delete(DESTINATION_NAME)
  return `${url.pathname}${url.search}`
}
