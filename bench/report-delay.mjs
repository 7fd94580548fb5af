// Loaded into a server before everything else: tells over IPC how long its event loop was held up since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

process.on('message', (message) => {
  if (message !== 'delay') return
  process.send?.({ longestMs: delay.max / 1e6 })
  delay.reset()
})
