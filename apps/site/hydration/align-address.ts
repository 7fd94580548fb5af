type Place = { location: Pick<Location, 'pathname' | 'search' | 'hash'>; history: Pick<History, 'state' | 'replaceState'> }

/**
 * Makes the address bar say what the server rendered (`rendered`: path and query) while the page is hydrated: a cached page
 * knows nothing of campaign parameters, and an unknown path was answered as `/404` (R3.7). The answer puts the visitor's
 * query back; a `/404` stays.
 */
export function alignAddress(rendered: string, place: Place = window): () => void {
  const { pathname, search, hash } = place.location
  const own = `${pathname}${search}`
  if (own === rendered) return () => {}
  replace(place, `${rendered}${hash}`)
  return () => {
    const isSamePath = place.location.pathname === pathname && rendered.split('?')[0] === pathname
    if (isSamePath) replace(place, `${own}${hash}`)
  }
}

function replace({ history }: Place, address: string): void {
  history.replaceState(history.state, '', address)
}
