import { useTranslations } from 'use-intl'
import { WEB_LINK_GROUPS } from '#contract/content-values.ts'
import { listWebLinks } from '#core/domain/web-link/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, Container, EmptyState, Heading, IconExternal, Notice } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

/** `/webLink`: useful links by group, kept by staff (R9.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale, t } = siteContext(context)
  const links = await listWebLinks({ ctx })
  const groups = WEB_LINK_GROUPS.map((name) => ({
    name: t(`links.group.${name}`),
    links: links
      .filter((link) => link.group === name)
      .map(({ name: own, url, description }) => ({ name: own, url, host: new URL(url).host.replace(/^www\./, ''), description })),
  }))
  return {
    title: t('links.title'),
    description: t('links.intro'),
    words: namedPageWords(locale, 'webLink', [t('links.intro')]),
    note: t('links.note'),
    empty: t('links.empty'),
    groups: groups.filter((group) => group.links.length > 0),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, groups } = loaderData
  return pageMeta(matches, { title, words, canonical: '/webLink', isIndexed: groups.length > 0 })
}

export default function WebLinkScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('common')
  const { title, description, note, empty, groups } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-lead text-muted">{description}</p>
      </header>
      {groups.length === 0 ? <EmptyState title={empty} /> : null}
      {groups.map((group) => (
        <section key={group.name} className="grid gap-x-12 gap-y-2 border-t border-ink pt-4 pb-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] desktop:pt-6">
          <Heading level={2} size="subheading">
            {group.name}
          </Heading>
          <ul className="grid gap-x-12 desktop:-mt-4 desktop:grid-cols-2">
            {group.links.map((link) => (
              <li key={link.url} className="border-b border-line">
                <a href={link.url} target="_blank" rel="noopener" aria-describedby="links-note" className="group block py-4">
                  <span className="flex items-center gap-2 font-semibold underline-offset-4 group-hover:underline">
                    <bdi>{link.name}</bdi>
                    <IconExternal aria-hidden className="size-4 flex-none text-muted rtl:mirrored" strokeWidth={1.75} />
                  </span>
                  <bdi dir="ltr" className="mt-0.5 block text-sm text-muted rtl:text-end">
                    {link.host}
                  </bdi>
                  <span className="mt-1 block text-muted">{link.description}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Notice id="links-note">{note}</Notice>
    </Container>
  )
}
