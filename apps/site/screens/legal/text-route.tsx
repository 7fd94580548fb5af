import { useTranslations } from 'use-intl'
import { LEGAL_TEXTS } from '#contract/content-values.ts'
import { AppError } from '#contract/errors.ts'
import { findLegalPage } from '#core/domain/legal/index.ts'
import { ArticleBody } from '#apps/site/article/article-body.tsx'
import { blockViews } from '#apps/site/article/block-view.ts'
import { sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { LegalLinks } from '#apps/site/shell/legal-links.tsx'
import { Breadcrumbs, Container, Heading, Notice } from '#apps/site/ui/index.ts'
import type { Route } from './+types/text-route.ts'

/** `/legalNotice`, `/privacy` and `/terms`: what the company has written, in the languages that have it (R9.5). */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, t, locale, url } = siteContext(context)
  const page = LEGAL_TEXTS.find((known) => url.pathname.replace(/\/+$/, '') === `/${known}`)
  if (page === undefined) throw new AppError('not_found')
  const { body, locales, isSample } = await findLegalPage({ ctx, input: { page } })
  const [first] = body
  const intro = first?.kind === 'paragraph' ? first.text : null
  return {
    page,
    title: t(`shell.${page}`),
    intro,
    words: namedPageWords(locale, page, [intro ?? `${t(`shell.${page}`)}.`]),
    blocks: blockViews(intro === null ? body : body.slice(1)),
    sample: sampleCompanyNote(t, isSample),
    languages: { locales, otherwise: '/' },
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, title, words, languages } = loaderData
  return pageMeta(matches, { title, words, canonical: `/${page}`, locales: languages.locales })
}

export default function LegalScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('common')
  const { title, intro, blocks, sample } = loaderData
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{title}</Heading>
        {intro === null ? null : <p className="mt-3 text-lead text-muted">{intro}</p>}
      </header>
      <ArticleBody blocks={blocks} />
      {sample === null ? null : <Notice title={sample.title}>{sample.text}</Notice>}
      <LegalLinks className="pt-6 desktop:hidden" />
    </Container>
  )
}
