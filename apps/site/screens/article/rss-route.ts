import { Feed } from 'feed'
import { listArticles } from '#core/domain/article/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { formatTag } from '#i18n/format.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { absolute } from '#apps/site/head/meta.ts'
import { FEED_PATH, NEWS_PATH } from './article-address.ts'
import type { Route } from './+types/rss-route.ts'

const MOST_ITEMS = 30

/** `/article/rss.xml`: the newest articles of the language as an RSS feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  return new Response(await feedOf(site), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

async function feedOf(site: SiteContext): Promise<string> {
  const { ctx, t, locale, siteOrigin } = site
  const head = { locale, siteOrigin }
  const [page, company] = await Promise.all([listArticles({ ctx, input: { page: 1, page_size: MOST_ITEMS } }), readCompany({ ctx })])
  const newestFirst = page.list.toSorted((a, b) => b.published_at.localeCompare(a.published_at))
  const feed = new Feed({
    id: absolute(head, NEWS_PATH),
    link: absolute(head, NEWS_PATH),
    title: `${t('article.title')} · ${company.name}`,
    description: t('article.metaDescription'),
    language: formatTag(locale).split('-u-')[0] ?? locale,
    generator: false,
    feedLinks: { rss: absolute(head, FEED_PATH) },
    ...(newestFirst[0] && { updated: new Date(newestFirst[0].published_at) }),
  })
  for (const card of newestFirst) {
    const link = absolute(head, `${NEWS_PATH}/${card.sign}`)
    const subject = card.category === null ? {} : { category: [{ name: t(`article.category.${card.category}`) }] }
    feed.addItem({ id: link, guid: link, link, title: card.title, description: card.summary, date: new Date(card.published_at), ...subject })
  }
  return feed.rss2()
}
