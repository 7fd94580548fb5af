import { describe, expect, it } from 'vitest'
import { insertWords } from './insert-words.ts'

const into = (value: string, changes: Partial<Parameters<typeof insertWords>[0]> = {}) =>
  insertWords({ value, start: value.length, end: value.length, words: 'Thank you.', kind: 'snippet', isUntouched: false, ...changes })

// R23.24
describe('a template', () => {
  it('is all of an empty text', () => {
    expect(into(' \n')).toEqual({ text: 'Thank you.', caret: 10, isWhole: true })
  })

  it('of a few words stands where the cursor does, as a paragraph of its own', () => {
    expect(into('Hello.').text).toBe('Hello.\n\nThank you.')
    expect(into('Hello. Bye.', { start: 6, end: 6 })).toEqual({ text: 'Hello.\n\nThank you.\n\nBye.', caret: 18, isWhole: false })
    expect(into('Hello.\n\nold\n\nBye.', { start: 8, end: 11 }).text).toBe('Hello.\n\nThank you.\n\nBye.')
    expect(into('Hello.', { start: 0, end: 0 }).text).toBe('Thank you.\n\nHello.')
    expect(into('Hello.', { isUntouched: true }).text).toBe('Hello.\n\nThank you.')
  })

  it('that is a whole message takes the place of one that nobody has touched, and comes after any other', () => {
    expect(into('First answer.', { kind: 'message', isUntouched: true })).toEqual({ text: 'Thank you.', caret: 10, isWhole: true })
    expect(into('My own words.', { kind: 'message', start: 2, end: 2 }).text).toBe('My own words.\n\nThank you.')
  })
})
