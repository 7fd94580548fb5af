import { listCarsInputSchema } from '#contract/car.ts'
import type { CarPage } from '#contract/car.ts'
import { findArticle, listArticles } from '#core/domain/article/index.ts'
import { listCars } from '#core/domain/car/index.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { listArticlesInputSchema } from '#contract/article.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { articleListView, articleView } from './article-view.server.ts'
import type { ArticleListView, ArticleView } from './article-view.ts'
import { articleJsonLd } from './json-ld.server.ts'

const CARS = 3

/** Reads an article for a page; throws `not_found` where it has no body in the page's language. */
export async function loadArticle(site: SiteContext, id: string): Promise<{ article: ArticleView; jsonLd: object }> {
  const { ctx, locale, t, siteOrigin } = site
  const [detail, company, look] = await Promise.all([findArticle({ ctx, input: { id } }), readCompany({ ctx }), readAppearance({ ctx })])
  const article = articleView({ t, locale }, detail, await readCars(site, detail.list_filter))
  return { article, jsonLd: articleJsonLd({ siteOrigin, locale, publisher: company.name, look, scene: article.scene }, detail) }
}

/** A page of the news from the address; a value that the list does not know is left out. */
export async function loadArticles({ ctx, locale, t, url }: SiteContext, pageSize?: number): Promise<ArticleListView> {
  const given = ['word', 'page'].flatMap((name) => {
    const value = url.searchParams.get(name)
    return value !== null && listArticlesInputSchema.safeParse({ [name]: value }).success ? [[name, value]] : []
  })
  const input = listArticlesInputSchema.parse({ ...Object.fromEntries(given), ...(pageSize === undefined ? {} : { page_size: pageSize }) })
  return articleListView({ t, locale }, await listArticles({ ctx, input }), { word: input.word ?? '', isEmbedded: url.searchParams.has('noHeader') })
}

async function readCars({ ctx }: SiteContext, filter: string | null): Promise<CarPage | null> {
  if (filter === null) return null
  const parsed = listCarsInputSchema.safeParse({ ...Object.fromEntries(new URLSearchParams(filter)), page_size: CARS })
  return parsed.success ? listCars({ ctx, input: parsed.data }) : null
}
