import { expect, it } from 'vitest'
import { NEWS_PATH, newsAddress } from './article-address.ts'

it('names the word and the page only where they say something', () => {
  expect(newsAddress(NEWS_PATH, { word: '', page: 1 })).toBe('/article')
  expect(newsAddress(NEWS_PATH, { word: 'ro-ro & более', page: 1 })).toBe('/article?word=ro-ro+%26+%D0%B1%D0%BE%D0%BB%D0%B5%D0%B5')
  expect(newsAddress('/article/list', { word: '', page: 3 })).toBe('/article/list?page=3')
  expect(newsAddress('/article/list', { word: '', page: 3, isEmbedded: true })).toBe('/article/list?page=3&noHeader=1')
})
