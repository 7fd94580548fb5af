import type { ArticlePage, ListArticlesInput } from '#contract/article.ts'
import type { Ctx } from '#core/domain/context.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { readArticles, type KnownArticle } from './read-articles.ts'

/**
 * A page of the news in the language of the request, top ones first, then by date, newest first, with the exact total. `word`: all its
 * words stand in the title, the summary or the body, and what has them in the title comes first. A page past the end is empty.
 */
export async function listArticles({ ctx, input }: { ctx: Ctx; input: ListArticlesInput }): Promise<ArticlePage> {
  const { page, page_size } = input
  const wanted = searchTerms(input.word)
  const all = await readArticles(ctx)
  const found =
    wanted === null
      ? all
      : wanted.length === 0
        ? []
        : titlesFirst(
            all.filter(({ searchText }) => isHeld(searchText, wanted)),
            wanted,
          )
  const list = found.slice((page - 1) * page_size, page * page_size).map(({ card }) => card)
  return { list, total: found.length, page, page_size, page_count: Math.ceil(found.length / page_size) }
}

function isHeld(searchText: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => isTermIn(searchText, word))
}

function titlesFirst(found: readonly KnownArticle[], wanted: readonly string[]): KnownArticle[] {
  const { true: inTitle = [], false: others = [] } = Object.groupBy(found, ({ card }) => (isHeld(buildSearchText([card.title]), wanted) ? 'true' : 'false'))
  return [...inTitle, ...others]
}
