import type { Logger } from 'pino'
import { callersOf } from './error-record.ts'

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/**
 * Takes over the console, which libraries write to when something fails that they cannot hand on: whatever they say may repeat what a
 * visitor sent. The log gets the errors among it and where it was said. Answers with the way back.
 */
export function takeConsole(logger: Logger, target: Console = console): () => void {
  const originals = { ...target }
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, (typeof LEVELS)[keyof typeof LEVELS]][]) {
    target[name] = function said(...values: unknown[]) {
      const err = values.find((value) => value instanceof Error)
      logger[level]({ ...(err === undefined ? {} : { err }), said_at: callersOf(said) }, 'console')
    }
  }
  return () => void Object.assign(target, originals)
}
