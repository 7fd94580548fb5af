import { Card, CardLink, Heading } from '#apps/site/ui/index.ts'
import type { ArticleCardView } from './article-card-view.ts'
import { Cover } from './cover.tsx'

/** Articles beside each other: the picture, then what it is about, its day, title and summary. */
export function ArticleGrid({ articles, level }: { articles: readonly ArticleCardView[]; level: 2 | 3 }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 desktop:grid-cols-3">
      {articles.map((article) => (
        <Card as="li" key={article.sign} className="max-desktop:border-b max-desktop:border-line max-desktop:pb-6 max-desktop:last:border-b-0">
          <Cover picture={article.picture} scene={article.scene} className="rounded-md" />
          <ArticleLine article={article} className="pt-4" />
          <Heading level={level} size="subheading" className="mt-1 text-balance">
            <CardLink href={article.href}>{article.title}</CardLink>
          </Heading>
          <p className="mt-2 line-clamp-4 text-muted desktop:text-sm">{article.summary}</p>
        </Card>
      ))}
    </ul>
  )
}

/** Articles under each other, a hairline between; the first stands large where `hasLead`. */
export function ArticleRows({ articles, level, hasLead }: { articles: readonly ArticleCardView[]; level: 2 | 3; hasLead?: boolean }) {
  return (
    <ul>
      {articles.map((article, index) => (
        <ArticleRow key={article.sign} article={article} level={level} isLead={hasLead === true && index === 0} />
      ))}
    </ul>
  )
}

function ArticleRow({ article, level, isLead }: { article: ArticleCardView; level: 2 | 3; isLead: boolean }) {
  const columns = isLead
    ? 'desktop:grid-cols-2 desktop:gap-12'
    : 'phablet:grid-cols-[200px_minmax(0,1fr)] desktop:grid-cols-[264px_minmax(0,1fr)] desktop:gap-12'
  return (
    <Card as="li" className="border-b border-line py-6 first:pt-0 last:border-b-0 desktop:py-8">
      <div className={`grid gap-x-6 gap-y-4 ${columns}`}>
        <Cover
          picture={article.picture}
          scene={article.scene}
          sizes={isLead ? '(max-width: 768px) 92vw, 620px' : '(max-width: 480px) 92vw, 264px'}
          className="self-start rounded-md"
        />
        <div className={isLead ? 'max-w-text self-center' : 'max-w-text'}>
          <ArticleLine article={article} />
          <Heading level={level} size={isLead ? 'title' : 'heading'} className="mt-1 text-pretty">
            <CardLink href={article.href}>{article.title}</CardLink>
          </Heading>
          <p className={isLead ? 'mt-3 text-lead text-muted' : 'mt-2 text-muted'}>{article.summary}</p>
        </div>
      </div>
    </Card>
  )
}

/** Day and subject, small and quiet. */
export function ArticleLine({ article, className }: { article: Pick<ArticleCardView, 'day' | 'date' | 'category'>; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-sm text-muted ${className ?? ''}`}>
      {article.category === null ? null : <span>{article.category}</span>}
      <time dateTime={article.day}>{article.date}</time>
    </p>
  )
}
