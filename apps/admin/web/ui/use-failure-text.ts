import { useCallback } from 'react'
import { useTimes } from './use-times.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'

/** One sentence for people out of anything that was thrown. */
export function useFailureText(): (error: unknown) => string {
  const say = useMessages()
  const times = useTimes()
  return useCallback(
    (error) => {
      const failure = failureIn(error)
      if (failure.key === 'rate_limited' && failure.waitSeconds !== null) return say('error.wait', { time: times.seconds(failure.waitSeconds) })
      const text = say(`error.${failure.key}`)
      return failure.key === 'internal' && failure.requestId !== null ? `${text} ${say('app.requestId', { id: failure.requestId })}` : text
    },
    [say, times],
  )
}
