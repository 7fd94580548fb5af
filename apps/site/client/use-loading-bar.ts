import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { HIDDEN_BAR, loadingBar, type LoadingBarState } from './loading-bar.ts'

/** Follows the router with the loading bar, and answers what to show. The error screen calls `loadingBar.fail()`. */
export function useLoadingBar(): LoadingBarState {
  const isLoading = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLoading) loadingBar.start()
    else loadingBar.finish()
  }, [isLoading])
  return useSyncExternalStore(loadingBar.subscribe, loadingBar.read, () => HIDDEN_BAR)
}
