import { articleBodySchema, articleTextSchema } from '#contract/article.ts'
import { saveArticle } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEMO_ARTICLES } from './articles.ts'
import type { IsWanted } from './is-wanted.ts'
import { readSampleTexts } from './sample-texts.ts'

const shape = articleTextSchema.pick({ title: true, summary: true }).extend({ body: articleBodySchema })

/** The texts of the sample articles, by sign and language. `rootDir`: the checkout. */
export async function readArticleTexts(rootDir: string) {
  return readSampleTexts({ rootDir, kind: 'articles', signs: DEMO_ARTICLES.map(({ sign }) => sign), shape })
}

/**
 * Publishes the sample articles through the verb of the staff. Running it again changes nothing. `rootDir`: the checkout. Answers how
 * many were written.
 */
export async function loadDemoArticles({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const textsOf = await readArticleTexts(input.rootDir)
  let written = 0
  for (const { published_at, ...article } of DEMO_ARTICLES) {
    if (input.isWanted && !input.isWanted(`article ${article.sign}`)) continue
    const entries = Object.entries(textsOf(article.sign))
    const texts = Object.fromEntries(entries.map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at }]))
    const { state } = await saveArticle({ ctx, input: { ...article, is_sample: true, texts } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
