import { useEffect } from 'react'
import { DESTINATION_NAME, destinationCookie, destinationCookieLine } from '#contract/destination.ts'
import type { StoredName } from '#contract/stored.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** Who comes by an address that names a destination, and has named none, keeps that one for the next pages. */
export function KeepDestination(): null {
  const code = useSiteData().destination?.code
  useEffect(() => {
    const isOfAddress = new URLSearchParams(location.search).get(DESTINATION_NAME satisfies StoredName) === code
    if (code === undefined || !isOfAddress || destinationCookie(document.cookie) !== null) return
    document.cookie = destinationCookieLine(code, location.protocol === 'https:')
  }, [code])
  return null
}
