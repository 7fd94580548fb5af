import { useLoadingBar } from '#apps/site/client/use-loading-bar.ts'
import { LoadingBar } from '#apps/site/ui/index.ts'

const STATES = { hidden: 'idle', running: 'loading', done: 'done', failed: 'failed' } as const

/** The loading bar of page changes (R4.13). */
export function NavigationBar() {
  const { phase, progress } = useLoadingBar()
  return <LoadingBar state={STATES[phase]} progress={progress / 100} />
}
