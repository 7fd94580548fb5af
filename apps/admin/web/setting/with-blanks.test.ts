import { expect, it } from 'vitest'
import { asStored } from './as-stored.ts'
import { withBlanks } from './with-blanks.ts'

const link = (texts: object) => ({ column: 'link', href: '/a', texts, is_shown: true, is_hot: false })

it.each([
  ['banner', {}, { en: 'Sale', de: 'Aktion' }, { en: '', de: '' }],
  ['banner', { en: 'Old' }, { de: 'Aktion' }, { en: 'Old', de: '' }],
  ['founded', null, { value: 2012, as_of: '2026-01-01', source: 'x' }, { value: null, as_of: '', source: '' }],
  ['columns', [link({ en: 'A' })], [link({ de: 'B' }), link({ en: 'C' })], [link({ en: 'A', de: '' })]],
  ['logo', null, 7, null],
  ['days', [1, 2], [1, 2, 3], [1, 2]],
])('shows %s of an earlier state in a form that showed another one (R16.83)', (_name, value, shown, expected) => {
  expect(withBlanks(value, shown)).toEqual(expected)
})

it('is stored as it was before', () => {
  const frame = { banner: { en: 'Old' }, banner_from: '', banner_until: '', search_words: {}, home_sections: [{ name: 'hot', is_shown: true }] }
  const shown = { ...frame, banner: { de: 'Aktion' }, search_words: { en: 'BYD' }, home_sections: [{ name: 'ask', is_shown: false }] }
  expect(asStored('frame', withBlanks(frame, shown) as never)).toEqual(frame)
})
