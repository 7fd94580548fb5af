export const ACTIVITY_PATH = '/activity'

export function activityHref(sign: string): string {
  return `${ACTIVITY_PATH}/${sign}`
}

/** Address of a page of the past activities. */
export function pastAddress(page: number): string {
  return page > 1 ? `${ACTIVITY_PATH}?page=${page}` : ACTIVITY_PATH
}
