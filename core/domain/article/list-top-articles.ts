import type { ArticleCard, ListTopArticlesInput } from '#contract/article.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readArticles } from './read-articles.ts'

/** What to read first in the language of the request: the articles marked as top, filled up with the newest, at most `limit`. */
export async function listTopArticles({ ctx, input }: { ctx: Ctx; input: ListTopArticlesInput }): Promise<ArticleCard[]> {
  const all = await readArticles(ctx)
  return all.slice(0, input.limit).map(({ card }) => card)
}
