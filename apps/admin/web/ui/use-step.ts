import { useCallback, useState } from 'react'

export type Step = { isBusy: boolean; error: unknown; run: (work: () => Promise<void>) => Promise<boolean>; clear: () => void }

/** One thing sent to the server at a time, with what went wrong. `run` answers whether it went well. */
export function useStep(): Step {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
      return true
    } catch (reason) {
      setError(reason)
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  const clear = useCallback(() => setError(null), [])
  return { isBusy, error, run, clear }
}
