import { useTranslations } from 'use-intl'
import { LateConsentChoice } from '#apps/site/consent/late-consent.tsx'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { LegalLinks } from '#apps/site/shell/legal-links.tsx'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Breadcrumbs, Container, Heading } from '#apps/site/ui/index.ts'
import { storageView } from './legal-view.server.ts'
import type { StorageView } from './legal-view.ts'
import type { Route } from './+types/route.ts'

/** `/cookies`: what is kept in the browser, and what for (R9.5). */
export function loader({ context }: Route.LoaderArgs) {
  const { t, locale } = siteContext(context)
  const view = storageView(t)
  return { view, words: namedPageWords(locale, 'cookies', [view.intro]) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { view, words } = loaderData
  return pageMeta(matches, { title: view.title, words, canonical: '/cookies' })
}

export default function StorageScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('common')
  const { view } = loaderData
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: view.title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{view.title}</Heading>
        <p className="mt-3 text-lead text-muted">{view.intro}</p>
      </header>
      <Storage view={view} />
      <Advertisers />
      <LegalLinks className="pt-6 desktop:hidden" />
    </Container>
  )
}

/** What advertisers learn after consent, and the way to change it; nothing where the site has none (R18.2). */
function Advertisers() {
  const { ads } = useSiteData()
  if (ads === null) return null
  return (
    <section className="grid gap-3 border-t border-line py-6">
      <Heading level={2} size="subheading">
        {ads.words.title}
      </Heading>
      <p className="max-w-text">{ads.words.text}</p>
      <LateConsentChoice />
    </section>
  )
}

/** A table on desktop; on phones each row is a block of its own, because three columns of words find no room there. */
function Storage({ view }: { view: StorageView }) {
  const [name, purpose, kept] = view.columns
  return (
    <>
      <table className="w-full text-start max-phablet:block">
        <thead className="max-phablet:sr-only">
          <tr className="border-b border-ink text-sm text-muted">
            {[name, purpose, kept].map((column) => (
              <th key={column} scope="col" className="py-2 pe-6 text-start font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-phablet:block">
          {view.rows.map((row) => (
            <tr key={row.name} className="border-b border-line align-baseline max-phablet:block max-phablet:py-3">
              <th scope="row" className="py-3 pe-6 text-start font-semibold max-phablet:block max-phablet:py-0">
                <bdi dir="ltr">{row.name}</bdi>
              </th>
              <td className="py-3 pe-6 max-phablet:block max-phablet:py-0">{row.purpose}</td>
              <td className="py-3 text-muted phablet:whitespace-nowrap max-phablet:block max-phablet:py-0 max-phablet:text-sm">{row.kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-text py-6">{view.note}</p>
    </>
  )
}
