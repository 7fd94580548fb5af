import { useTranslations } from 'use-intl'
import { ArticleBody } from '#apps/site/article/article-body.tsx'
import { ArticleGrid } from '#apps/site/article/article-card.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { fitWords, shorterTitles } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, ButtonLink, Container, Grid, Heading, IconArrowEnd, Notice, Section, SectionHead, TextLink } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { FEED_PATH, NEWS_PATH } from './article-address.ts'
import { ArticleHead } from './article-parts.tsx'
import type { ArticleView } from './article-view.ts'
import { loadArticle } from './load-article.server.ts'
import type { Route } from './+types/route.ts'

/** `/article/{id}`: an article, the cars it is about, what to read next, and the ask. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { article, jsonLd } = await loadArticle(site, params.id)
  const words = fitWords(site.locale, { candidates: [article.title, ...shorterTitles(article.title)], paragraphs: [article.summary] })
  const landed = await landedCards(site, { cars: article.cars?.cards })
  return { article, words, landed, jsonLd, feedTitle: site.t('article.feed'), languages: article.languages }
}

export const action = enquiryAction

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article, words, jsonLd, feedTitle } = loaderData
  const feed = { href: FEED_PATH, title: feedTitle }
  return pageMeta(matches, {
    title: article.title,
    words,
    canonical: article.href,
    image: article.picture?.src ?? sceneSrc(article.scene),
    locales: article.languages.locales,
    jsonLd: [jsonLd],
    feed,
  })
}

export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { article } = loaderData
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('menu.article'), href: NEWS_PATH }, { label: article.title }]}
        />
        <article>
          <ArticleHead article={article} />
          <div className="grid gap-x-12 gap-y-8 border-t border-ink pt-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:pt-10">
            <Contents article={article} />
            <div className="min-w-0 desktop:order-first">
              <ArticleBody blocks={article.blocks} />
              {article.isSample ? (
                <div className="max-w-text pt-10">
                  <Notice title={t('article.sampleTitle')}>{t('article.sampleNote')}</Notice>
                </div>
              ) : null}
            </div>
          </div>
        </article>
      </Container>
      <MatchingCars cars={article.cars} />
      {article.related.length === 0 ? null : (
        <Section>
          <SectionHead
            title={t('article.related')}
            action={
              <ButtonLink href={NEWS_PATH} variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
                {t('article.all')}
              </ButtonLink>
            }
          />
          <ArticleGrid articles={article.related} level={3} />
        </Section>
      )}
      <Section tone="sunken" id="form">
        <Grid columns="halves" gap="lg">
          <div>
            <Heading level={2} size="title">
              {t('article.ask')}
            </Heading>
            <p className="mt-3 text-muted">{t('article.askText')}</p>
          </div>
          <EnquiryForm origin="article_detail" originId={article.sign} remark={article.remark} />
        </Grid>
      </Section>
    </main>
  )
}

/** The parts of the article; on desktop it stays beside the text. */
function Contents({ article }: { article: ArticleView }) {
  const t = useTranslations('article')
  return (
    <nav aria-labelledby="contents" className="text-sm desktop:sticky desktop:top-28 desktop:self-start">
      <p id="contents" className="font-semibold">
        {t('contents')}
      </p>
      <ol className="mt-2 border-t border-line">
        {article.contents.map((part) => (
          <li key={part.anchor} className="border-b border-line">
            <TextLink quiet href={`#${part.anchor}`} className="flex min-h-tap items-center py-2">
              {part.text}
            </TextLink>
          </li>
        ))}
        <li className="border-b border-line">
          <TextLink quiet href="#form" className="flex min-h-tap items-center py-2">
            {t('ask')}
          </TextLink>
        </li>
      </ol>
    </nav>
  )
}

function MatchingCars({ cars }: { cars: ArticleView['cars'] }) {
  const t = useTranslations('article')
  if (cars === null) return null
  return (
    <Section tone="sunken">
      <SectionHead
        title={t('cars')}
        action={
          <ButtonLink href={cars.href} variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-4 max-desktop:px-4 desktop:-mx-5">
            {cars.label}
          </ButtonLink>
        }
      />
      <CarGrid cars={cars.cards} level={3} />
    </Section>
  )
}
