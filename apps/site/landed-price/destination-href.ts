/** Address of the page where a destination is named. */
export const DESTINATION_PATH = '/destination'

/** The same, leading back to where the visitor is; `back`: path and query of a page of this site. */
export function destinationHref(back: string): string {
  return `${DESTINATION_PATH}?${new URLSearchParams({ back })}`
}
