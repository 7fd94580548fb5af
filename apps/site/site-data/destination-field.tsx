import { DESTINATION_NAME } from '#contract/destination.ts'
import { useSiteData } from './site-data.ts'

/** In a GET form: what it leads to speaks of the destination that the page speaks of (decision 0052). */
export function DestinationField() {
  const { destination } = useSiteData()
  return destination === null ? null : <input type="hidden" name={DESTINATION_NAME} value={destination.code} />
}
