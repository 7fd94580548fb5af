export const NEWS_PATH = '/article'

/** Address of a page of the news: the word and the page, each only where it says something. */
export function newsAddress(path: string, { word, page }: { word: string; page: number }): string {
  const query = new URLSearchParams()
  if (word !== '') query.set('word', word)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
