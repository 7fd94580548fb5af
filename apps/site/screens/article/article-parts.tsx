import { useTranslations } from 'use-intl'
import { ArticleBody } from '#apps/site/article/article-body.tsx'
import { ArticleLine, ArticleRows } from '#apps/site/article/article-card.tsx'
import { Cover } from '#apps/site/article/cover.tsx'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { Button, ButtonLink, EmptyState, Heading, IconSearch, Notice, Pagination, TextField } from '#apps/site/ui/index.ts'
import { newsAddress } from './article-address.ts'
import type { ArticleListView, ArticleView } from './article-view.ts'

/** Search over the news: a GET form that needs no script. */
export function ArticleSearch({ path, word, isEmbedded }: { path: string; word: string; isEmbedded?: boolean }) {
  const t = useTranslations()
  return (
    <search>
      <form method="get" action={path} className="flex max-w-text items-end gap-2">
        {isEmbedded ? <input type="hidden" name="noHeader" value="1" /> : null}
        <TextField
          key={word}
          label={t('article.search')}
          type="search"
          name="word"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={word}
          className="flex-1"
        />
        <Button type="submit" variant="fill" icon={IconSearch} className="flex-none">
          {t('shell.search')}
        </Button>
      </form>
    </search>
  )
}

/** A page of articles with the way to the others, or what to do where none is found. */
export function ArticleList({ list, path, hasLead }: { list: ArticleListView; path: string; hasLead?: boolean }) {
  const t = useTranslations()
  if (list.articles.length === 0) return <NoArticles list={list} path={path} />
  return (
    <div className="grid gap-8">
      <ArticleRows articles={list.articles} level={2} hasLead={hasLead} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => newsAddress(path, { word: list.word, page, isEmbedded: list.isEmbedded })}
        labels={{ nav: t('list.pages'), previous: t('common.previous'), next: t('common.next'), page: (page) => t('list.page', { page }) }}
      />
    </div>
  )
}

function NoArticles({ list: { word, isEmbedded }, path }: { list: ArticleListView; path: string }) {
  const t = useTranslations()
  return (
    <EmptyState
      title={t('article.emptyTitle')}
      text={t(word === '' ? 'article.emptyText' : 'article.emptySearchText')}
      picture={<ScenePicture name="customs-papers" />}
      action={
        <>
          {word === '' ? null : (
            <ButtonLink href={newsAddress(path, { word: '', page: 1, isEmbedded })} variant="secondary">
              {t('article.all')}
            </ButtonLink>
          )}
          <ButtonLink href="/contactUs" target={isEmbedded ? '_top' : undefined} variant="primary">
            {t('contact.title')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Title, day and summary beside the picture. */
export function ArticleHead({ article }: { article: ArticleView }) {
  const t = useTranslations('article')
  return (
    <header className="grid items-center gap-x-12 gap-y-6 pt-2 pb-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:pt-4 desktop:pb-12">
      <div className="max-w-text">
        <ArticleLine article={article} />
        <Heading level={1} className="mt-2 text-balance">
          {article.title}
        </Heading>
        <p className="mt-4 text-lead text-muted">{article.summary}</p>
        {article.updated === null ? null : (
          <p className="mt-3 text-sm text-muted">
            <time dateTime={article.updated.day}>{t('updated', { date: article.updated.date })}</time>
          </p>
        )}
      </div>
      <Cover picture={article.picture} scene={article.scene} sizes="(max-width: 768px) 92vw, 520px" className="rounded-md" />
    </header>
  )
}

/** The whole article without what leads away from it. */
export function ArticleItem({ article }: { article: ArticleView }) {
  const t = useTranslations('article')
  return (
    <>
      <ArticleHead article={article} />
      <ArticleBody blocks={article.blocks} />
      {article.isSample ? (
        <div className="max-w-text pt-10">
          <Notice title={t('sampleTitle')}>{t('sampleNote')}</Notice>
        </div>
      ) : null}
    </>
  )
}
