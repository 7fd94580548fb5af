import { useEffect } from 'react'
import { readFavorites, useFavorites } from '#apps/site/favorite/favorites.ts'
import { useLocalValue } from '#apps/site/client/local-value.ts'
import { storedAccountFavorites, storedToken } from '#apps/site/client/storage.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'

/** Keeps a member's list on the account: merged at login, told of each change afterwards. Visitors without a login load nothing for it. */
export function KeepFavorites() {
  const lang = useLocale()
  const token = useLocalValue(storedToken)
  const favorites = useFavorites()
  useEffect(() => {
    if (token === null || isTold()) return
    void import('./favorite-sync.ts').then(
      ({ syncFavorites }) => syncFavorites({ token, lang }),
      // The line is down: the next change or page tells it.
      () => {},
    )
  }, [token, lang, favorites])
  return null
}

// From the stores themselves: what a component was rendered with may be the empty list of the hydration.
function isTold(): boolean {
  return (
    storedAccountFavorites.read() ===
    readFavorites()
      .map(({ model_sign }) => model_sign)
      .join('\n')
  )
}
