import { expect, it } from 'vitest'
import { draftOf, parseDraft, readDraft, writeDraft } from './enquiry-draft.ts'

function fakeStorage(): Storage {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: 0,
  }
}

it('keeps what was typed, and requirements only where they differ from the prefilled ones', () => {
  expect(draftOf({ name: 'Amina', remark: 'Seal U' }, 'Seal U ')).toEqual({ name: 'Amina' })
  expect(draftOf({ remark: 'Two of them' }, 'Seal U')).toEqual({ remark: 'Two of them' })
  expect(draftOf({ remark: 'Seal U' }, 'Seal U')).toBeNull()
  expect(draftOf({}, '')).toBeNull()
})

it('gives a draft back until it is forgotten', () => {
  const area = fakeStorage()
  const draft = { name: 'Amina', country: 'Kenya', country_id: '7' }
  writeDraft(draft, () => area)
  expect(area.getItem('enquiryDraft')).toBe(JSON.stringify(draft))
  expect(readDraft(() => area)).toEqual(draft)
  writeDraft(null, () => area)
  expect(readDraft(() => area)).toEqual({})
})

it.each([null, '{broken', '5', 'null', '{"name":5,"other":"x","mail":""}'])('takes %s for nothing', (raw) => {
  expect(parseDraft(raw)).toEqual({})
})

it('does without storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(() => writeDraft({ name: 'Amina' }, refuse)).not.toThrow()
  expect(readDraft(refuse)).toEqual({})
})
