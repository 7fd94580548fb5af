import { expect, test } from 'vitest'
import { hasDraft } from './drafts.ts'

const holding = (stored: Record<string, string>) => () => ({ getItem: (key: string) => stored[key] ?? null }) as Storage

test('a tab holds a draft of either form, or none; a closed storage holds none', () => {
  expect(hasDraft(holding({ enquiryDraft: '{}' }))).toBe(true)
  expect(hasDraft(holding({ dealerDraft: '{}' }))).toBe(true)
  expect(hasDraft(holding({ autoOpen: '{}' }))).toBe(false)
  const closed = () => {
    throw new Error('closed')
  }
  expect(hasDraft(closed)).toBe(false)
})
