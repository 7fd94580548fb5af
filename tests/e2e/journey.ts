import { expect, test as base } from '@playwright/test'
import { readServerRecord, type ServerRecord } from './setup/record.ts'

type Journey = {
  /** Console errors that belong to the journey, such as the one Chromium writes for a page with status 404. */
  expectedNoise: readonly RegExp[]
  /** The running product. */
  server: ServerRecord
}

/** A journey fails on any console error or warning, uncaught error, refusal by the content policy or hydration error. */
export const test = base.extend<Journey>({
  expectedNoise: [[], { option: true }],
  baseURL: async ({ baseURL }, use) => use(baseURL ?? readServerRecord().origin),
  server: async ({ baseURL: origin }, use) => use({ ...readServerRecord(), ...(origin && { origin }) }),
  context: async ({ context, expectedNoise }, use) => {
    const noise: string[] = []
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
    await use(context)
    expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

export { expect }
