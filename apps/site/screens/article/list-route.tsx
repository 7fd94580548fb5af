import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords, wordsOfPage } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, Container, Heading, TextLink } from '#apps/site/ui/index.ts'
import { FEED_PATH, NEWS_PATH, newsAddress } from './article-address.ts'
import { ArticleList, ArticleSearch } from './article-parts.tsx'
import { loadArticles } from './load-article.server.ts'
import type { Route } from './+types/list-route.ts'

/** `/article`: the news (R9.2). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const list = await loadArticles(site)
  return {
    list,
    title: site.t('article.title'),
    words: wordsOfPage(site.locale, namedPageWords(site.locale, 'article', [site.t('article.metaDescription')]), list.page),
    feed: site.t('article.feed'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list, title, words, feed } = loaderData
  const isIndexed = list.articles.length > 0 && list.word === ''
  return pageMeta(matches, {
    title,
    words,
    canonical: newsAddress(NEWS_PATH, { word: '', page: list.page }),
    isIndexed,
    feed: { href: FEED_PATH, title: feed },
  })
}

export default function ArticleListScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { list, title } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.article') }]} />
      <header className="grid items-end gap-x-12 gap-y-6 border-b border-ink pt-2 pb-6 desktop:grid-cols-2 desktop:pt-4 desktop:pb-10">
        <div className="max-w-text">
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 text-muted">{t('article.intro')}</p>
        </div>
        <ArticleSearch path={NEWS_PATH} word={list.word} isEmbedded={list.isEmbedded} />
      </header>
      {list.word === '' ? null : (
        <p className="flex flex-wrap items-center gap-x-6 pt-4 text-sm text-muted" role="status">
          {list.countText}
          <TextLink href={NEWS_PATH} className="flex min-h-tap items-center text-ink">
            {t('article.all')}
          </TextLink>
        </p>
      )}
      <div className="pt-6 desktop:pt-10">
        <ArticleList list={list} path={NEWS_PATH} hasLead={list.isFirst && list.word === ''} />
      </div>
      <p className="pt-8 text-sm">
        <a href={FEED_PATH} type="application/rss+xml" className="inline-flex min-h-tap items-center underline decoration-line-strong underline-offset-4">
          {t('article.feed')}
        </a>
      </p>
    </Container>
  )
}
