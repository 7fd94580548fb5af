import { useLocation, useNavigation } from 'react-router'

/**
 * The query of this list as it has been chosen: that of the answer on its way, else the one that is shown. The next choice starts from it, so that
 * on a slow line it does not undo the one before.
 */
export function useChosenQuery(): URLSearchParams {
  const shown = useLocation()
  const coming = useNavigation().location
  return new URLSearchParams((coming?.pathname === shown.pathname ? coming : shown).search)
}
