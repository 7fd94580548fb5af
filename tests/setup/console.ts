import { afterEach, beforeEach } from 'vitest'

// A noisy test is a failed test: whatever calls these has gone unnoticed otherwise. A test that expects a call spies on it.
const LOUD = ['error', 'warn'] as const

const originals = { error: console.error, warn: console.warn }
let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  for (const level of LOUD) {
    console[level] = (...values: unknown[]) => {
      unexpected.push(`console.${level}: ${values.map(String).join(' ')}`)
      originals[level](...values)
    }
  }
})

afterEach(() => {
  for (const level of LOUD) console[level] = originals[level]
  if (unexpected.length > 0) throw new Error(`Unexpected output, which fails a test:\n${unexpected.join('\n')}`)
})
