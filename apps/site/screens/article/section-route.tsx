import { useTranslations } from 'use-intl'
import { ARTICLE_SECTIONS, type ArticleSection } from '#contract/article.ts'
import { AppError } from '#contract/errors.ts'
import { listTopArticles } from '#core/domain/article/index.ts'
import { ArticleRows } from '#apps/site/article/article-card.tsx'
import { articleCardView, embeddedCards } from '#apps/site/article/article-card-view.server.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Container, Heading, TextLink } from '#apps/site/ui/index.ts'
import { NEWS_PATH } from './article-address.ts'
import { ArticleItem, ArticleList, ArticleSearch } from './article-parts.tsx'
import { loadArticle, loadArticles } from './load-article.server.ts'
import type { Route } from './+types/section-route.ts'

const TOP = 3

/**
 * A part of the news under its own address, for embedding with `?noHeader` (R3.5): `/article/list`, or `/article/{id}/item`.
 * Beside an article, `list` is what to read next; without one, `item` is the first of the news.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  const path = site.url.pathname
  const section = ARTICLE_SECTIONS.find((name) => path.endsWith(`/${name}`))
  if (section === undefined) throw new AppError('not_found')
  const id = 'id' in params && typeof params.id === 'string' ? params.id : null
  return { path, section, ...(await loadSection(site, section, id)) }
}

async function loadSection(site: SiteContext, section: ArticleSection, id: string | null) {
  const { ctx, t, locale } = site
  const isEmbedded = site.url.searchParams.has('noHeader')
  const cards = (await listTopArticles({ ctx, input: { limit: TOP } })).map((card) => articleCardView({ t, locale }, card))
  const top = isEmbedded ? embeddedCards(cards) : cards
  const first = id ?? cards[0]?.sign ?? null
  const isItem = section === 'item' || id !== null
  if (isItem && first === null) throw new AppError('not_found')
  const article = isItem && first !== null ? (await loadArticle(site, first)).article : null
  if (article !== null && isEmbedded) article.related = embeddedCards(article.related)
  const list = id === null && section !== 'item' ? await loadArticles(site) : null
  const title = article?.title ?? SECTION_TITLES[section](t)
  return { title, top, article, list, isOwn: id !== null, isEmbedded, languages: article?.languages ?? null }
}

/** What a part of the news is called where it is about no article. */
const SECTION_TITLES: Readonly<Record<ArticleSection, (t: SiteContext['t']) => string>> = {
  item: (t) => t('article.title'),
  list: (t) => t('article.all'),
  top: (t) => t('article.top'),
  'search-top': (t) => t('article.search'),
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article, title } = loaderData
  return pageMeta(matches, { title, canonical: article?.href ?? NEWS_PATH, isIndexed: false })
}

export default function ArticleSectionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { article, section, isOwn, isEmbedded } = loaderData
  const title = section === 'top' ? t('article.top') : section === 'list' && isOwn ? t('article.related') : t('article.title')
  return (
    <Container as="main" id="content" className="py-8">
      <p className="mb-6">
        <TextLink href={article?.href ?? NEWS_PATH} target={isEmbedded ? '_top' : undefined} className="text-sm">
          {article?.title ?? t('article.all')}
        </TextLink>
      </p>
      {section === 'item' ? null : (
        <Heading level={1} className="mb-6">
          {title}
        </Heading>
      )}
      <SectionBody {...loaderData} />
    </Container>
  )
}

function SectionBody({ section, article, list, top, path, isEmbedded }: Route.ComponentProps['loaderData']) {
  switch (section) {
    case 'item':
      return article === null ? null : <ArticleItem article={article} />
    case 'list':
      return list === null ? <ArticleRows articles={article?.related ?? []} level={2} /> : <ArticleList list={list} path={path} />
    case 'top':
      return <ArticleRows articles={top} level={2} />
    case 'search-top':
      return (
        <div className="grid gap-8">
          <ArticleSearch path={list === null ? `${NEWS_PATH}/search-top` : path} word={list?.word ?? ''} isEmbedded={isEmbedded} />
          {list === null || list.word === '' ? <ArticleRows articles={top} level={2} /> : <ArticleList list={list} path={path} />}
        </div>
      )
  }
}
