import { saveArticle } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEMO_ARTICLES } from './articles/index.ts'
import type { IsWanted } from './load-content.ts'

/** Publishes the sample articles through the verb of the staff. Running it again changes nothing. Answers how many were written. */
export async function loadDemoArticles({ ctx, input }: { ctx: Ctx; input?: { isWanted: IsWanted } }): Promise<number> {
  let written = 0
  for (const { words, published_at, ...article } of DEMO_ARTICLES) {
    if (input && !input.isWanted(`article ${article.sign}`)) continue
    const texts = Object.fromEntries(Object.entries(words).map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at }]))
    const { state } = await saveArticle({ ctx, input: { ...article, is_sample: true, texts } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
