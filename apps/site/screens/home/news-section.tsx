import { useTranslations } from 'use-intl'
import { ArticleGrid } from '#apps/site/article/article-card.tsx'
import type { ArticleCardView } from '#apps/site/article/article-card-view.ts'
import { ButtonLink, IconArrowEnd, Section, SectionHead } from '#apps/site/ui/index.ts'

/** The three newest articles; nothing where the language has none. */
export function NewsSection({ articles }: { articles: readonly ArticleCardView[] }) {
  const t = useTranslations()
  if (articles.length === 0) return null
  return (
    <Section>
      <SectionHead
        title={t('article.title')}
        action={
          <ButtonLink href="/article" variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
            {t('article.all')}
          </ButtonLink>
        }
      />
      <ArticleGrid articles={articles} level={3} />
    </Section>
  )
}
