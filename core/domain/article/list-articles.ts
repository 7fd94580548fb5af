import type { ArticlePage, ListArticlesInput } from '#contract/article.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isWordIn, searchWords } from '#core/domain/word/index.ts'
import { readArticles } from './read-articles.ts'

/**
 * A page of the news in the language of the request, top ones first, then by date, newest first, with the exact total. `word`: all its
 * words stand in the title, the summary or the body. A page past the end is empty.
 */
export async function listArticles({ ctx, input }: { ctx: Ctx; input: ListArticlesInput }): Promise<ArticlePage> {
  const { page, page_size } = input
  const wanted = searchWords(input.word)
  const all = await readArticles(ctx)
  const found = wanted === null ? all : wanted.length === 0 ? [] : all.filter(({ searchText }) => wanted.every((word) => isWordIn(searchText, word)))
  const list = found.slice((page - 1) * page_size, page * page_size).map(({ card }) => card)
  return { list, total: found.length, page, page_size, page_count: Math.ceil(found.length / page_size) }
}
