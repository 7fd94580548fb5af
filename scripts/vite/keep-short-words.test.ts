import { expect, it } from 'vitest'
import { keepShortWords } from './keep-short-words.ts'

it.each([
  ['Запчасти и аксессуары', 'Запчасти и\u00a0аксессуары'],
  ['В вашей стране, и с ними', 'В\u00a0вашей стране, и\u00a0с\u00a0ними'],
  ['Не уверены? Шесть вопросов — и подбор готов', 'Не уверены? Шесть вопросов\u00a0— и\u00a0подбор готов'],
  ['{count, plural, one {# и {name}} other {с #}}', '{count, plural, one {# и\u00a0{name}} other {с\u00a0#}}'],
])('keeps short Russian words with the next one: %s', (message, kept) => {
  expect(keepShortWords(message, 'ru/site.a')).toBe(kept)
})

it('leaves longer words and other languages alone', () => {
  expect(keepShortWords('Они или мы', 'ru/site.a')).toBe('Они или мы')
  expect(keepShortWords('a — и b', 'de/site.a')).toBe('a — и b')
})
