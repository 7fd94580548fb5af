export const NEWS_PATH = '/article'
export const FEED_PATH = '/article/rss.xml'

/** Address of a page of the news: the word and the page, each only where it says something; in a partner's frame it stays without header. */
export function newsAddress(path: string, { word, page, isEmbedded }: { word: string; page: number; isEmbedded?: boolean }): string {
  const query = new URLSearchParams()
  if (word !== '') query.set('word', word)
  if (page > 1) query.set('page', String(page))
  if (isEmbedded) query.set('noHeader', '1')
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
