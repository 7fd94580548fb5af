import type { Article, WithContext } from 'schema-dts'
import type { ArticleDetail } from '#contract/article.ts'
import type { Look } from '#core/domain/appearance/index.ts'
import { logoAddress } from '#apps/site/head/site-look.server.ts'
import { formatTag } from '#i18n/format.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { sceneSrc, type SceneChoice } from '#apps/site/illustration/still.ts'

type Page = { siteOrigin: string; locale: Locale; publisher: string; look: Pick<Look, 'logo' | 'icon'>; scene: SceneChoice }

/** schema.org `Article` with its publisher and dates, equal to what stands on the page. A plain object for the page's head. */
export function articleJsonLd({ siteOrigin, locale, publisher, look, scene }: Page, article: ArticleDetail): WithContext<Article> {
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const url = `${origin}/article/${article.sign}`
  const organization = { '@type': 'Organization', name: publisher, url: `${origin}/`, logo: logoAddress(origin, look) } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    url,
    mainEntityOfPage: url,
    inLanguage: formatTag(locale).split('-u-')[0] ?? locale,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    image: `${origin}${article.picture?.src ?? sceneSrc(scene)}`,
    author: organization,
    publisher: organization,
  }
}
