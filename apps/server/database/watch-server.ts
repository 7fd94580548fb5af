const INTERVAL_MS = 500

/** Starts the server again when it has ended by itself (out of memory, killed by hand). `stop` waits for a restart under way. */
export function watchServer(input: { isRunning: () => boolean; restart: () => Promise<void>; onLost: (error: unknown) => void }): {
  stop(): Promise<void>
} {
  let restarting: Promise<void> | null = null
  const timer = setInterval(() => {
    if (restarting !== null || input.isRunning()) return
    restarting = input
      .restart()
      .catch(input.onLost)
      .finally(() => (restarting = null))
  }, INTERVAL_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await restarting
    },
  }
}
