import { useTranslations } from 'use-intl'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { Breadcrumbs, Container, Heading, Notice, TextLink } from '#apps/site/ui/index.ts'
import { KeptList } from './kept-list.tsx'

/** Stands in for every page that is not kept, so its list comes at once. */
export const handle = { isUrgent: true }

/** `/offline`: what opens without a line; also given in the place of a page that does not (R5.53). The list is the browser's. */
export default function OfflineScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  const isAlive = useHydrated()
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <title>{`${t('kept.title')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('kept.title') }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{t('kept.title')}</Heading>
        <p className="mt-3 text-lg text-muted">{t('kept.intro')}</p>
      </header>
      <div className="grid gap-12">
        <section aria-labelledby="always">
          <Heading level={2} size="subheading" id="always" className="mb-4">
            {t('kept.always')}
          </Heading>
          <ul>
            {(['/myFavorite', '/contactUs', '/myEnquiries'] as const).map((href) => (
              <li key={href} className="border-b border-line py-4">
                <TextLink href={href}>
                  {href === '/myFavorite' ? t('favorites.title') : t(href === '/contactUs' ? 'menu.contactUs' : 'menu.myEnquiries')}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
        {isAlive ? <KeptList /> : null}
      </div>
      <noscript>
        <div className="mt-6">
          <Notice>{t('kept.needsScript')}</Notice>
        </div>
      </noscript>
    </Container>
  )
}
